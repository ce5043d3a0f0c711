import {
  completePaymentStep,
  completeShippingStep,
  expectStep,
  fillAddress,
  followRefresh,
  marianne,
  NEEDS_APPROVAL,
  type Page,
  placeOrder,
  quantities,
  stepOf,
  submitOrder,
  submitShipping,
  type Visitor,
} from '@selvedge/testing'
import { describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, expectOrder, givenCart } from '../../shop.ts'

const AGREEMENT = /^I agree/

/** Which steps the header links to. */
const linkedSteps = (page: Page): boolean[] =>
  ['1 Shipping', '2 Payment', '3 Review'].map(
    (name) => page.all('link', name, page.get('list', 'Steps')).length === 1,
  )

const removeOnlyLine = async (visitor: Visitor): Promise<void> => {
  const cart = await visitor.open('/cart')
  expect((await cart.press(/^Remove /)).text).toContain('Nothing in here yet')
}

test('redirects a visitor without a cart from the checkout to the cart', async () => {
  expect((await aVisitor().open('/checkout')).path).toBe('/cart')
})

test('links to every step that can be opened, and to no other step', async () => {
  const { page: cart } = await givenCart()
  const shipping = await cart.follow('Go to shipping')
  expect(linkedSteps(shipping)).toEqual([true, false, false])
  const billing = await completeShippingStep(shipping, marianne)
  expect(linkedSteps(billing)).toEqual([true, true, false])
  const review = await completePaymentStep(billing)
  expect(linkedSteps(review)).toEqual([true, true, true])
  const again = expectStep(await review.follow('1 Shipping'), 'shipping')
  expect(again.value('Address line 1')).toBe(marianne.line1)
  const paying = expectStep(await again.follow('2 Payment'), 'billing')
  expect(paying.url.hash).toBe('#billing')
  expect(expectStep(await paying.follow('3 Review'), 'review').url.hash).toBe('#review')
  await expectNoOrder(review.visitor)
})

test('stays on each step when the page is reloaded', async () => {
  const { page } = await givenCart({ opensCheckout: true })
  const shipping = expectStep(await page.reload(), 'shipping')
  const billing = expectStep(await (await completeShippingStep(shipping, marianne)).reload(), 'billing')
  const review = expectStep(await (await completePaymentStep(billing)).reload(), 'review')
  expect(review.text).toContain(marianne.line1)
  const success = await placeOrder(review)
  expect((await success.reload()).text).toMatch(/Your order number is SV-/)
  await expectOrder(success)
})

test('keeps an edited step open with what was typed when the change is refused', async () => {
  const { page } = await givenCart({ address: marianne, payment: 'card' })
  const edit = await page.follow('Edit: Shipping address')
  const refused = await edit
    .fillAll({ 'Address line 1': '999 New Road', Phone: '12' })
    .press('Continue to payment')
  expect(stepOf(refused)).toBe('shipping')
  expect([refused.value('Address line 1'), refused.errorOf('Phone')]).toEqual([
    '999 New Road',
    expect.stringContaining('Enter a phone number in the country above'),
  ])
  const review = await refused.fill('Phone', marianne.phone).press('Continue to payment')
  expect(review.text).toContain('999 New Road')
  await expectNoOrder(page.visitor)
})

test('shows the shipping date of each method once, and the totals of the selected method on every following page', async () => {
  const { page: shippingStep } = await givenCart({ opensCheckout: true })
  const methods = await (await fillAddress(shippingStep, marianne)).press('Continue to delivery')
  for (const method of ['Priority', 'Express', 'Standard']) {
    const choice = new RegExp(`^${method}`)
    const label = methods.get('radio', choice).closest('label')?.textContent ?? ''
    expect(label.match(/ships/gi), method).toHaveLength(1)
    const billing = expectStep(await submitShipping(methods, method), 'billing')
    expect(billing.amounts[method], method).toMatch(/^\$|^Free/)
    const shipping = await billing.follow('Back to shipping')
    expect(shipping.amounts, method).toEqual(billing.amounts)
    expect(shipping.isChecked(choice), method).toBe(true)
  }
})

test('places an order only when the agreement is checked, and reports a missing agreement at its checkbox', async () => {
  const { page } = await givenCart({ address: marianne, payment: 'card' })
  expect(page.isChecked(AGREEMENT)).toBe(false)
  const refused = await page.press(/^Place order/)
  expect([refused.status, refused.errorOf(AGREEMENT)]).toEqual([
    422,
    expect.stringContaining('Please agree before going on.'),
  ])
  await expectNoOrder(page.visitor)
  await expectOrder(await placeOrder(expectStep(refused, 'review')))
})

describe('the review', () => {
  test('shows the ordered items, the address, the shipping method and the price in the review', async () => {
    const { page } = await givenCart({
      lines: [{ category: 'throw-pillow' }],
      address: marianne,
      payment: 'card',
    })
    expect(page.headings).toEqual(
      expect.arrayContaining(['Where it goes', 'How it gets there', 'What you ordered']),
    )
    expect(page.text).toContain('ending in 4242')
    const letter = page.get('heading', 'What you ordered').closest('form')?.textContent ?? ''
    expect(letter).toMatch(/Throw pillow.+\sin, .+\$\d+\.\d\d[\s\S]+Standard[\s\S]+Total\s*\$\d+\.\d\d/)
  })

  test('distinguishes two sizes of one design in the review and on the success page', async () => {
    const { visitor, page: cart } = await givenCart({
      lines: [{ category: 'throw-pillow' }],
      gift: { to: 'Ada', from: 'Marianne', message: 'For the new house' },
    })
    const product = await cart.follow(cart.article('Remove').querySelector('h2 a') ?? '')
    const { body } = product.requestOf('Add to cart')
    const sku = String(body?.get('sku') ?? '')
    expect(sku).toContain('-16-')
    await product.press('Add to cart', { forged: { sku: sku.replace('-16-', '-22-') } })
    const billing = await completeShippingStep(await visitor.open('/checkout'), marianne)
    const review = await completePaymentStep(billing)
    expect(review.get('link', 'Edit: A gift').getAttribute('href')).toBe('/cart')
    const success = await placeOrder(review)
    for (const page of [review, success])
      for (const size of ['16 × 16 in', '22 × 22 in']) expect(page.text).toContain(size)
    expect(success.headings).toContain('How it is paid')
    expect(success.text).toContain('For the new house')
  })
})

describe('a change in another tab', () => {
  const CHANGED = 'Your order is not as you saw it here any more.'

  test('before anything is charged, shows a quantity that was changed in another tab, and the new total', async () => {
    const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
    await (await visitor.open('/cart')).press('One more')
    const refused = await submitOrder(page)
    expect(refused.alerts.join()).toContain('The total of your order has changed.')
    await expectNoOrder(visitor, [2])
    await expectOrder(await placeOrder(refused))
  })

  test('before the order is placed, shows an address that was changed in another tab', async () => {
    const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
    const other = await visitor.open('/checkout?edit=shipping')
    await submitShipping(other.fill('Address line 1', '214 Warren Street'))
    const refused = await submitOrder(page)
    expect(refused.text).toContain(CHANGED)
    expect(refused.text).toContain('214 Warren Street')
    await expectNoOrder(visitor)
    await expectOrder(await placeOrder(refused))
  })

  test('before the card is charged, shows a card that was chosen in another tab', async () => {
    const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
    await completePaymentStep(await visitor.open('/checkout?edit=billing'), 'card', '5555 5555 5555 4444')
    const refused = await submitOrder(page)
    expect(refused.text).toContain(CHANGED)
    expect(refused.text).toContain('ending in 4444')
    await expectNoOrder(visitor)
    await expectOrder(await placeOrder(expectStep(refused, 'review')))
  })

  test('refuses the order and shows a message when the currency was changed in another tab', async () => {
    const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
    await (await visitor.open('/preferences')).check(/GBP$/).press('Save')
    const refused = await submitOrder(page)
    expect(refused.alerts.join()).toContain(
      'We encountered an error. Please review your cart before proceeding.',
    )
    await expectNoOrder(visitor)
  })

  test('redirects from the review to the cart when the cart was emptied in another tab', async () => {
    const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
    await removeOnlyLine(visitor)
    const cart = await submitOrder(page)
    expect([cart.path, cart.text]).toEqual(['/cart', expect.stringContaining('Nothing in here yet')])
    expect(cart.notices.join()).toContain('There is nothing left to check out')
    await expectNoOrder(visitor, [])
  })

  test('reports once that the cart was emptied in another tab, and keeps the address for the next cart', async () => {
    const { visitor, page } = await givenCart({ opensCheckout: true })
    const form = await fillAddress(page, marianne)
    await removeOnlyLine(visitor)
    const emptied = await form.press('Continue to delivery')
    expect(emptied.text).toContain('Nothing in here yet')
    expect(emptied.notices.join()).toContain('There is nothing left to check out')
    expect((await emptied.reload()).notices).toEqual([])
    const { page: shipping } = await givenCart({ visitor, opensCheckout: true })
    expect([
      shipping.value('First name'),
      shipping.value('Address line 1'),
      shipping.value('ZIP code'),
    ]).toEqual([marianne.firstName, marianne.line1, marianne.postcode])
  })
})

test('keeps what was typed when the session has ended, and shows what to do', async () => {
  const { visitor, page, cartId } = await givenCart({ opensCheckout: true })
  const form = await fillAddress(page, { ...marianne, line1: '999 New Road' })
  await visitor.clearCookies()
  const ended = await form.press('Continue to delivery')
  expect([ended.status, ended.text]).toEqual([401, expect.stringContaining('Your session has ended.')])
  expect(ended.body).toContain('999 New Road')
  await expectNoOrder(cartId)
})

test('places an order once when its form is submitted twice at the same time', async () => {
  const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
  const other = await visitor.open('/checkout')
  const ends = await Promise.all([page, page, other].map((review) => submitOrder(review)))
  const numbers = new Set(ends.map(({ url }) => url.searchParams.get('order')).filter(Boolean))
  expect(numbers.size).toBe(1)
  const success = ends.find(({ url }) => url.searchParams.has('order'))
  if (!success) throw new Error('No order was placed.')
  await expectOrder(success)
})

describe('an order with a lost response', () => {
  /** Submits the order. Returns a function that restores the cookies from before, as if no response had arrived. */
  const loseResponse = async () => {
    const { visitor, page } = await givenCart({ address: marianne, payment: 'card' })
    const cookies = await visitor.cookies()
    const forget = async (): Promise<void> => {
      await visitor.clearCookies()
      await visitor.addCookies(cookies)
    }
    await page.check(AGREEMENT).press(/^Place order/, { redirect: 'manual' })
    await forget()
    return { visitor, page, forget }
  }

  test('places an order once when the response was lost and the form is submitted again', async () => {
    const { page } = await loseResponse()
    await expectOrder(await submitOrder(page))
  })

  test('finds an order whose response was lost on opening the cart or the checkout, and empties the cart', async () => {
    const { visitor, forget } = await loseResponse()
    for (const path of ['/cart', '/checkout']) {
      await forget()
      const found = await followRefresh(await visitor.open(path))
      expect(found.text, path).toMatch(/Your order number is SV-/)
      expect((await expectOrder(found)).paymentState, path).toBe('Paid')
      const cart = await visitor.open('/cart')
      expect([cart.text, quantities(cart)], path).toEqual([
        expect.stringContaining('Nothing in here yet'),
        [],
      ])
    }
  })
})

describe('a payment that requires the bank’s approval', () => {
  const state = { address: marianne, payment: 'card', card: NEEDS_APPROVAL } as const

  test('redirects to the bank for its approval, and back to the order', async () => {
    const { page } = await givenCart(state)
    const bank = await submitOrder(page)
    expect(bank.url.origin).not.toBe(page.url.origin)
    const success = await followRefresh(await bank.press(bank.get('button')))
    await expectOrder(success)
  })

  test('shows that the order was not placed when the shopper refuses the approval', async () => {
    const { page, visitor } = await givenCart(state)
    const bank = await submitOrder(page)
    const refused = await followRefresh(await bank.press('Refuse'))
    expect(refused.text).toContain("We can't process your payment. Please verify your details")
    expect(refused.heading).toBe('Your order was not placed')
    expect(refused.title).toContain('Your order was not placed')
    await expectNoOrder(visitor)
  })

  test('lets the shopper cancel a started payment in the cart and pay with another method', async () => {
    const { page, visitor } = await givenCart(state)
    await submitOrder(page)
    const waiting = await visitor.open('/cart')
    expect(waiting.has('link', 'Approve the payment')).toBe(true)
    const billing = expectStep(await waiting.press('Pay another way'), 'billing')
    expect(billing.text).toContain('You came back before paying: nothing was charged.')
    await expectNoOrder(visitor)
    await expectOrder(await placeOrder(await completePaymentStep(billing)))
  })
})
