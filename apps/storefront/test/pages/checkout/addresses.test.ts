import {
  berlin,
  completePaymentStep,
  expectStep,
  fillAddress,
  london,
  marianne,
  type Page,
  placeOrder,
  stepOf,
  toronto,
} from '@selvedge/testing'
import { describe, expect, test } from 'vitest'
import { expectNoOrder, expectOrder, givenCart, givenCustomer } from '../../shop.ts'

const openShipping = async (state: Parameters<typeof givenCart>[0] = {}) => {
  const { page, ...given } = await givenCart({ ...state, opensCheckout: true })
  return { ...given, shipping: expectStep(page, 'shipping') }
}

/** Submits the shipping step, regardless of its button's label. */
const send = (page: Page): Promise<Page> =>
  page.press(page.has('button', 'Continue to payment') ? 'Continue to payment' : 'Continue to delivery')

/** Submits it once, or twice when the shipping methods are requested first. */
const sendToPayment = async (page: Page): Promise<Page> => {
  const next = await send(page)
  return expectStep(stepOf(next) === 'billing' ? next : await send(next), 'billing')
}

const invalidFields = (page: Page): (string | null)[] =>
  [...page.main.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))

describe('the address form', () => {
  test('reports the errors of an empty address above the form and by each field, and keeps what was typed', async () => {
    const { shipping, cartId } = await openShipping()
    const refused = await send(shipping.fill('First name', 'Marianne'))
    expect([refused.status, refused.alerts.join()]).toEqual([
      422,
      expect.stringContaining('Please fill required fields.'),
    ])
    expect(refused.value('First name')).toBe('Marianne')
    expect(invalidFields(refused).length).toBeGreaterThan(4)
    const links = refused.all('link', undefined, refused.get('alert'))
    for (const link of links)
      expect(refused.document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    expect(links.length).toBeGreaterThan(4)
    await expectNoOrder(cartId)
  })

  test('shows an error at the field with an invalid value, and keeps what was typed', async () => {
    const { shipping } = await openShipping()
    const form = await fillAddress(shipping, marianne)
    for (const [label, valid, value, message] of [
      ['Address line 1', marianne.line1, `212 ${'Warren '.repeat(20)}Street`, 'Maximum length exceeded.'],
      ['Phone', marianne.phone, '12', 'Enter a phone number in the country above'],
      ['Confirm email', marianne.email, 'someone.else@example.com', ''],
      ['ZIP code', marianne.postcode, 'ABC', ''],
    ] as const) {
      const refused = await send(form.fill(label, value))
      expect([refused.status, refused.errorOf(label)], label).toEqual([422, expect.stringContaining(message)])
      expect(refused.errorOf(label), label).not.toBe('')
      expect(refused.value(label), label).toBe(value)
      form.fill(label, valid)
    }
  })

  test('accepts military mail with a unit and a box, without a street', async () => {
    const { shipping } = await openShipping()
    const form = await fillAddress(shipping, {
      ...marianne,
      line1: '',
      city: 'FPO',
      state: '',
      postcode: '96278',
    })
    const refused = await send(form.check('APO or FPO'))
    expect(refused.text).toContain('Unit, PSC or ship is required.')
    expect(invalidFields(refused)).toEqual(['militaryUnit', 'militaryBox', 'state'])
    refused.fillAll({ State: 'AP', 'Unit, PSC or ship': 'Unit 2050', 'Box number': '4190' })
    const review = await completePaymentStep(await sendToPayment(refused))
    expect(review.text).toContain('Unit 2050, 4190')
    const { shippingAddress } = await expectOrder(await placeOrder(review))
    expect(shippingAddress).toMatchObject({
      building: 'Unit 2050',
      apartment: '4190',
      city: 'FPO',
      state: 'AP',
    })
    expect(shippingAddress?.streetName).toBeUndefined()
  })

  test('accepts a PO box in place of a street, and saves delivery instructions', async () => {
    const { shipping } = await openShipping()
    const form = await fillAddress(shipping, { ...marianne, line1: '' })
    form.fill(/^PO box/, 'Box of mine').fill(/^Delivery instructions/, 'Ring twice')
    const refused = await send(form)
    expect(refused.text).toContain('Enter a PO box with its number, like PO Box 212.')
    const billing = await sendToPayment(refused.fill(/^PO box/, 'PO Box 212'))
    const review = await completePaymentStep(billing)
    expect(review.text).toContain('Ring twice')
    const { shippingAddress } = await expectOrder(await placeOrder(review))
    expect(shippingAddress).toMatchObject({ pOBox: 'PO Box 212', additionalAddressInfo: 'Ring twice' })
  })

  test('shows the fields of another country, keeps the typed values, and requires that country’s postcode format', async () => {
    const { shipping } = await openShipping()
    const form = await fillAddress(shipping.fill('First name', 'Marianne'), {
      ...toronto,
      postcode: 'M5H-3Y2',
    })
    expect(form.hasField('Province or territory')).toBe(true)
    expect(form.hasField('APO or FPO')).toBe(false)
    const refused = await send(form)
    expect(refused.text).toContain('Enter the postal code as A1A 1A1, without a hyphen.')
    const moved = await send(refused.fill('Postal code', toronto.postcode))
    expect([moved.path, moved.notices.join()]).toEqual([
      '/en-CA/checkout',
      expect.stringContaining('Prices are now in CAD'),
    ])
    await expectNoOrder(moved.visitor)
  })

  test('does not use the state of one country as the county of another', async () => {
    const { shipping } = await openShipping()
    const delivery = await send(await fillAddress(shipping, marianne))
    const edit = await delivery.visitor.open('/checkout?edit=shipping')
    expect(edit.value('State')).toBe('NY')
    const show = (page: Page, country: string) =>
      page.fill('Country', country).press('Show the fields of this country')
    const british = await show(edit, 'GB')
    expect(british.value(/^County/)).toBe('')
    const canadian = await show(british.fill(/^County/, 'Kent'), 'CA')
    expect(canadian.value(/^Province/)).toBe('')
    expect(canadian.value('Address line 1')).toBe(marianne.line1)
  })
})

describe('the address verification', () => {
  const QUESTION = 'Did you mean this address?'

  test('suggests a correction and accepts it with one button', async () => {
    const { shipping } = await openShipping({ locale: '/en-CA' })
    const question = await send(await fillAddress(shipping, { ...toronto, state: 'QC' }))
    expect(question.text).toContain(QUESTION)
    expect(question.text).toContain('Toronto, ON M5H 3Y2')
    expect(question.value(/^Province/)).toBe('QC')
    const corrected = await question.press('Use this address')
    expect(corrected.value(/^Province/)).toBe('ON')
    expect(stepOf(await corrected.press('Continue to payment'))).toBe('billing')
  })

  test('shows a button that accepts the typed address instead of the suggested address', async () => {
    const { shipping, cartId } = await openShipping({ locale: '/en-CA' })
    const question = await send(await fillAddress(shipping, { ...toronto, state: 'QC' }))
    const kept = await question.press('Use it as typed')
    expect([kept.text.includes(QUESTION), kept.value(/^Province/)]).toEqual([false, 'QC'])
    const review = await completePaymentStep(await kept.press('Continue to payment'))
    expect(review.text).toContain('Toronto, QC M5H 3Y2')
    await expectNoOrder(cartId)
  })

  test('ignores case and spaces, and formats the postcode for its country', async () => {
    const { shipping } = await openShipping({ locale: '/en-GB' })
    const form = await fillAddress(shipping, { ...london, postcode: 'w1t5ld', city: 'LONDON' })
    const review = await completePaymentStep(await sendToPayment(form))
    expect(review.text).toContain('LONDON, W1T 5LD')
  })

  test('shows a warning for an address without a match, and lets the shopper use the address nevertheless', async () => {
    const NO_MATCH = 'We were unable to find a match for this address.'
    const { shipping, cartId } = await openShipping()
    const first = await send(await fillAddress(shipping, { ...marianne, postcode: '00012' }))
    expect([first.alerts.join(), first.value('ZIP code')]).toEqual([
      expect.stringContaining(NO_MATCH),
      '00012',
    ])
    // Another address is looked up again: the choice was about the previous one.
    const second = await send(first.fill('ZIP code', '00013'))
    expect(second.alerts.join()).toContain(NO_MATCH)
    const used = await second.press('Use it as typed')
    expect([used.has('button', 'Continue to payment'), used.value('ZIP code')]).toEqual([true, '00013'])
    await expectNoOrder(cartId)
  })
})

describe('a country with another currency', () => {
  test('switches the currency of the whole cart to that of the country, and shows a notice', async () => {
    const { shipping } = await openShipping({
      code: 'WELCOME10',
      gift: { to: 'Ada', from: 'Marianne', message: 'With "love" & more' },
    })
    const moved = await send(await fillAddress(shipping, london))
    expect(moved.notices.join()).toContain('Prices are now in GBP')
    expect([moved.path, moved.document.documentElement.lang]).toEqual(['/en-GB/checkout', 'en-GB'])
    expect(moved.amounts.Total).toMatch(/^£/)
    expect(moved.value('Address line 1')).toBe(london.line1)
    const review = await completePaymentStep(await moved.press('Continue to payment'))
    expect(review.text).toContain('For Ada, from Marianne')
    const order = await expectOrder(await placeOrder(review))
    expect(order).toMatchObject({
      currency: 'GBP',
      country: 'GB',
      shippingAddress: { country: 'GB', postalCode: london.postcode },
      billingAddress: { country: 'GB' },
      custom: { fields: { giftTo: 'Ada', giftMessage: 'With "love" & more' } },
    })
    expect(order.discountCodes).toHaveLength(1)
  })

  test('shows the total in the currency of the country, with tax included', async () => {
    const { shipping } = await openShipping()
    const moved = await send(await fillAddress(shipping, berlin))
    expect([moved.path, moved.amounts.Total]).toEqual(['/en/checkout', expect.stringMatching(/^€/)])
    expect(Object.keys(moved.amounts)).toContain('Tax, included')
  })
})

describe('the billing address', () => {
  const SAME = 'Use the shipping address for billing too'

  test('uses the shipping address as billing address unless the shopper types another one, and keeps the typed address', async () => {
    const { page, cartId } = await givenCart({ address: marianne })
    expect(page.isChecked(SAME)).toBe(true)
    page
      .fill(SAME, false)
      .fill('Address line 1', '')
      .check(/^PayPal/)
    const refused = await page.press('Continue to review')
    expect(refused.text).toContain('Address line 1 is required.')
    expect(refused.isChecked(SAME)).toBe(false)
    const provider = await refused.fill('Address line 1', '7 Bill Street').press('Continue to review')
    const review = expectStep(await provider.press('Agree and continue'), 'review')
    expect(review.text).toContain('7 Bill Street')
    const edit = expectStep(await review.follow('Edit: Payment'), 'billing')
    expect(edit.isChecked(SAME)).toBe(false)
    await expectNoOrder(cartId)
  })

  test('asks once which billing address to use when the shopper typed a new one but kept the shipping address selected', async () => {
    const { page, cartId } = await givenCart({ address: marianne })
    page.fill('Address line 1', '5 Union Street')
    const question = await page.press('Continue to review')
    expect(question.text).toContain('You changed the billing address')
    expect([question.isChecked(SAME), question.value('Address line 1')]).toEqual([false, '5 Union Street'])
    const hosted = await question.check(SAME).press('Continue to review')
    expect(hosted.heading).toBe('Card details')
    const billing = expectStep(await page.visitor.open('/checkout?edit=billing'), 'billing')
    expect(billing.isChecked(SAME)).toBe(true)
    await expectNoOrder(cartId)
  })
})

test('saves a customer’s address, selects it for the next order, changes it, and ships to another address', async () => {
  const SAVE = 'Save this address for next time'
  const { visitor } = await givenCustomer('customer')
  const { shipping } = await openShipping({ visitor, lines: [{ category: 'throw-pillow' }] })
  const form = await fillAddress(shipping, { ...marianne, line1: '212 Canal Street' })
  const saved = await send(form.check(SAVE))
  expect(saved.all('radio', /212 Canal Street/)).toHaveLength(1)

  const edit = await saved.follow(saved.get('link', 'Edit this address'))
  const billing = await sendToPayment(edit.fill(/^Address line 2/, 'Floor 2').check(SAVE))
  const chosen = await billing.follow('Back to shipping')
  expect(chosen.all('radio', /212 Canal Street/)).toHaveLength(1)
  expect(chosen.all('radio', /212 Canal Street, Floor 2/)).toHaveLength(1)

  const another = await fillAddress(await chosen.follow('Another address'), {
    ...marianne,
    line1: '1 Elm Street',
  })
  const elsewhere = await (await sendToPayment(another)).follow('Back to shipping')
  const back = await elsewhere.follow('Choose a saved address')
  const paid = await completePaymentStep(await sendToPayment(back.check(/212 Canal Street/)))
  const { shippingAddress } = await expectOrder(await placeOrder(paid))
  expect(shippingAddress).toMatchObject({ streetName: 'Canal Street', additionalStreetInfo: 'Floor 2' })
})
