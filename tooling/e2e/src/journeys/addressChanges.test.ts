import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { applyCode, saveGift } from '../steps/cartExtras.ts'
import { fillAddress, marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { eventually, namesTold } from '../steps/dataLayer.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { noticed } from '../steps/notice.ts'
import { orderOf } from '../steps/orderDoc.ts'
import { orderProven } from '../steps/orderProven.ts'
import { london } from '../steps/people.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { amounts } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const moved = 'Prices are now in GBP'

describe.each(['on'] as const)('with JavaScript %s', (script) => {
  test('a country that pays in another currency takes the whole cart there, and says so', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await page.goto('/cart')
    await applyCode(page, 'WELCOME10')
    await saveGift(page, { to: 'Ada', from: 'Marianne', message: 'With "love" & more' })
    await look(shopper, 'a gift with its message', narrowAndWide)

    await page.goto('/checkout')
    await fillAddress(page, london)
    await sendShipping(page)
    await noticed(page, script, moved)
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
    if (script === 'on') await eventually(() => namesTold(shopper)).toContain('review_order')
    await page.getByRole('link', { name: 'Edit: Payment' }).click()
    await onStep(page, 'billing')
    expect(await same.isChecked()).toBe(false)
    await proveNothingOrdered(shopper, { told: 'review_order' })
  })

  test('the state of one country does not become the county of another', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, marianne)
    await sendShipping(page)
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    await page.goto('/checkout?edit=shipping')
    const choose = async (country: string): Promise<void> => {
      await page.locator('select[name="country"]').selectOption(country)
    }
    expect(await page.locator('select[name="state"]').inputValue()).toBe('NY')
    await choose('GB')
    const county = page.getByLabel(/^County/)
    expect(await county.inputValue()).toBe('')
    await county.fill('Kent')
    await choose('CA')
    expect(await page.locator('select[name="state"]').inputValue()).toBe('')
    expect(await page.getByLabel('Address line 1').inputValue()).toBe(marianne.line1)
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })
})
