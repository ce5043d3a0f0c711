import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { agree, fillAddress, marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping, sendToPayment } from '../steps/checkoutStart.ts'
import { orderProven } from '../steps/orderProven.ts'
import { london, toronto } from '../steps/people.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { amounts } from '../steps/shopping.ts'

useBrowser()

type OrderDoc = {
  readonly currency: string
  readonly country?: string
  readonly locale?: string
  readonly shippingAddress: Readonly<Record<string, string>>
  readonly billingAddress: Readonly<Record<string, string>>
  readonly discountCodes: readonly unknown[]
  readonly custom?: { readonly fields: Readonly<Record<string, string>> }
}

const orderOf = async (number: string): Promise<OrderDoc | undefined> =>
  (
    await query<{ doc: OrderDoc }>('platform', "select doc from orders where doc->>'orderNumber' = $1", [
      number,
    ])
  )[0]?.doc

/** Waits for a notice: a toast with script, words in the page without (inside a noscript, which only roles look into). */
const told = async (page: Page, script: 'on' | 'off', words: string): Promise<void> => {
  if (script === 'on') await page.getByText(words, { exact: true }).waitFor()
  else
    await expect
      .poll(async () => (await page.locator('noscript').allInnerTexts()).join('\n'), { timeout: 20_000 })
      .toContain(words)
}

const moved = 'Prices are now in GBP'

describe.each(['on', 'off'] as const)('with JavaScript %s', (script) => {
  test('a country that pays in another currency takes the whole cart there, and says so', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await page.goto('/cart')
    await page.getByText('Add a promo code').click()
    await page.getByLabel('Promo code').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
    await page.getByText('Add a gift message').click()
    await page.getByLabel('To', { exact: true }).fill('Ada')
    await page.getByLabel('From', { exact: true }).fill('Marianne')
    await page.getByLabel('Message', { exact: true }).fill('With "love" & more')
    await page.getByRole('button', { name: 'Save the message' }).click()
    await page.getByText('For Ada, from Marianne').first().waitFor()

    await page.goto('/checkout')
    await fillAddress(page, london)
    await sendShipping(page)
    await told(page, script, moved)
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-GB/checkout')
    expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')
    expect((await amounts(page)).Total).toMatch(/^£/)
    expect(await page.getByLabel('Address line 1').inputValue()).toBe(london.line1)

    if (script === 'on') {
      // It stays while the shopper goes on, until they wave it away.
      await page.waitForTimeout(6_000)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await onStep(page, 'billing')
      await page.getByText(moved, { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByText(moved, { exact: true }).waitFor({ state: 'detached' })
      await onStep(page, 'billing')
    } else {
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await onStep(page, 'billing')
    }

    await takePaymentStep(page, script)
    await page.getByText('For Ada, from Marianne').waitFor()
    const order = await orderOf(await orderProven(shopper))
    expect(order).toMatchObject({
      currency: 'GBP',
      country: 'GB',
      shippingAddress: { country: 'GB', postalCode: london.postcode },
      billingAddress: { country: 'GB' },
      custom: { fields: { giftTo: 'Ada', giftMessage: 'With "love" & more' } },
    })
    expect(order?.discountCodes).toHaveLength(1)
  })

  test('a likely slip is asked about: the suggestion is taken with one button, what was typed with the other', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page, 'en-GB')
    await fillAddress(page, { ...london, postcode: 'W1T5LD', city: 'LONDON' })
    await sendShipping(page)
    await page.getByText('Did you mean this address?').waitFor()
    await page.getByText('London, W1T 5LD').waitFor()
    expect(await page.getByLabel('Postcode').inputValue()).toBe('W1T5LD')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('W1T 5LD')

    await page.getByLabel('Postcode').fill('W1T5LE')
    await sendShipping(page)
    await page.getByText('Did you mean this address?').waitFor()
    await page.getByRole('button', { name: 'Use it as typed' }).click()
    await onStep(page, 'billing')
    await takePaymentStep(page, script)
    await page.getByText('London, W1T5LE').waitFor()
    await proveNothingOrdered(shopper, { told: 'review_order' })
  })

  test('an address like no other is told in the specification’s words, and can be used all the same', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, { ...marianne, postcode: '00012' })
    await sendShipping(page)
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'We were unable to find a match for this address.' })
    await alert.waitFor()
    if (script === 'on')
      expect(await alert.evaluate((node) => node.parentElement === document.activeElement)).toBe(true)
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('00012')
    // Another address is looked up anew: the choice was about the one before.
    await page.getByLabel('ZIP code').fill('00013')
    await sendShipping(page)
    await alert.waitFor()
    await page.getByRole('button', { name: 'Use it as typed' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('00013')
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('mail for the military needs a unit and a box, and no street', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, { ...marianne, line1: '' })
    await page.getByRole('radio', { name: 'APO or FPO' }).check({ force: true })
    if (script === 'on') {
      await page.getByLabel('Post office').selectOption('FPO')
      expect(await page.getByLabel('Address line 1').count()).toBe(0)
    } else await page.getByLabel('City').fill('FPO')
    await page.locator('select[name="state"]').selectOption('AP')
    await page.getByLabel('ZIP code').fill('96278')
    await sendShipping(page)
    await page.getByText('Unit, PSC or ship is required.').first().waitFor()
    await page.getByLabel('Unit, PSC or ship').fill('Unit 2050')
    await page.getByLabel('Box number').fill('4190')
    await sendToPayment(page)
    await takePaymentStep(page, script)
    await page.getByText('Unit 2050, 4190').first().waitFor()
    const order = await orderOf(await orderProven(shopper))
    expect(order?.shippingAddress).toMatchObject({
      building: 'Unit 2050',
      apartment: '4190',
      city: 'FPO',
      state: 'AP',
    })
    expect(order?.shippingAddress.streetName).toBeUndefined()
  })

  test('another country shows its own fields, and a Canadian postal code keeps its form', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await page.getByLabel('First name').fill('Marianne')
    await page.locator('select[name="country"]').selectOption('CA')
    if (script === 'off') await page.getByRole('button', { name: 'Show the fields of this country' }).click()
    await page.getByLabel('Province or territory').waitFor()
    expect(await page.getByRole('radio', { name: 'APO or FPO' }).count()).toBe(0)
    expect(await page.getByLabel('First name').inputValue()).toBe('Marianne')
    await fillAddress(page, { ...toronto, postcode: 'M5H-3Y2' })
    await sendShipping(page)
    await page.getByText('Enter the postal code as A1A 1A1, without a hyphen.').first().waitFor()
    await page.getByLabel('Postal code').fill(toronto.postcode)
    await sendShipping(page)
    await told(page, script, 'Prices are now in CAD')
    expect(new URL(page.url()).pathname).toBe('/en-CA/checkout')
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('a PO box takes the place of a street, and instructions go along', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, { ...marianne, line1: '' })
    await page.getByLabel('PO box').fill('Box of mine')
    await page.getByLabel('Delivery instructions').fill('Ring twice')
    await sendShipping(page)
    await page.getByText('Enter a PO box with its number, like PO Box 212.').first().waitFor()
    await page.getByLabel('PO box').fill('PO Box 212')
    await sendToPayment(page)
    await takePaymentStep(page, script)
    await page.getByText('Ring twice').waitFor()
    const order = await orderOf(await orderProven(shopper))
    expect(order?.shippingAddress).toMatchObject({ pOBox: 'PO Box 212', additionalAddressInfo: 'Ring twice' })
  })

  test('the billing address can be another one, and follows the shipping address while it is the same', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
    expect(await same.isChecked()).toBe(true)
    await same.uncheck()
    await page.getByLabel('Address line 1').fill('')
    await page.getByRole('radio', { name: /^PayPal/ }).check({ force: true })
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByText('Address line 1 is required.').first().waitFor()
    expect(await same.isChecked()).toBe(false)
    await page.getByLabel('Address line 1').fill('7 Bill Street')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await onStep(page, 'review')
    await page.getByText('7 Bill Street').waitFor()
    await page.getByRole('link', { name: 'Edit: Payment' }).click()
    await onStep(page, 'billing')
    expect(await same.isChecked()).toBe(false)
    await proveNothingOrdered(shopper, { told: 'review_order' })
  })

  test('a customer saves an address, chooses it the next time, changes it, and sends to another one', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await page.goto('/account/register')
    await page.getByLabel('First name').fill('Marianne')
    await page.getByLabel('Last name').fill('Hale')
    await page.getByLabel('Email').fill(`book.${script}.${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('Selvedge-2026')
    await page.getByLabel('Repeat password').fill('Selvedge-2026')
    await agree(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => !url.pathname.includes('register'))

    await openCheckout(page)
    await fillAddress(page, marianne)
    await page.getByRole('checkbox', { name: 'Save this address for next time' }).check()
    await sendShipping(page)
    await page.getByRole('radio', { name: /212 Warren Street/ }).waitFor()

    await page.getByRole('link', { name: 'Edit this address' }).click()
    await page.getByLabel('Address line 2').fill('Floor 2')
    await page.getByRole('checkbox', { name: 'Save this address for next time' }).check()
    await sendShipping(page)
    await onStep(page, 'billing')
    await page.getByRole('link', { name: 'Back to shipping' }).click()
    await page.getByRole('radio', { name: /212 Warren Street, Floor 2/ }).waitFor()
    expect(await page.getByRole('radio', { name: /Warren Street/ }).count()).toBe(1)

    await fillAddress(page, { ...marianne, line1: '1 Elm Street' })
    await sendShipping(page)
    await onStep(page, 'billing')
    await page.getByRole('link', { name: 'Back to shipping' }).click()
    await page.getByRole('link', { name: 'Choose a saved address' }).click()
    await page.getByRole('radio', { name: /212 Warren Street/ }).check({ force: true })
    await sendShipping(page)
    await takePaymentStep(page, script)
    const order = await orderOf(await orderProven(shopper))
    expect(order?.shippingAddress).toMatchObject({
      streetName: 'Warren Street',
      additionalStreetInfo: 'Floor 2',
    })
  })
})
