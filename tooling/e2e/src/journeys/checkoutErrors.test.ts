import { type FaultyPlatform, startFaultyPlatform } from '@selvedge/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { branch } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'
import { alert } from '../steps/alerts.ts'
import { fillAddress, marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })
let platform: FaultyPlatform
let shop: string
beforeAll(async () => {
  platform = await startFaultyPlatform(stack.platform)
  shop = (await branch({ storefront: { COMMERCE_API_URL: platform.url } })).storefront
})
afterAll(() => platform.close())
afterEach(async () => {
  platform.mend()
})

describe.each(['on'] as const)('with JavaScript %s', (script) => {
  test('ways of delivery that cannot be had are told of, the address is kept, and trying again helps', async () => {
    const shopper = await aShopper({ script, shop })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, marianne)
    shopper.expects(/status of 503/)
    platform.fail('shippingMethodsByCart', { status: 503 })
    await sendShipping(page)
    await alert(page, 'An error occurred while retrieving shipping methods.').waitFor()
    await look(shopper, 'no ways of delivery', narrowAndWide)
    await page.goto('/checkout')
    const told = alert(page, 'An error occurred while retrieving shipping methods.')
    await told.waitFor()
    expect(await page.getByLabel('Address line 1').inputValue()).toBe(marianne.line1)
    platform.mend()
    await told.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('a review of a cart that was put into another currency elsewhere is not ordered', async () => {
    const shopper = await aShopper({ script })
    const { page, context } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    const other = await context.newPage()
    await other.goto('/preferences')
    await other.getByRole('radio', { name: /GBP/ }).check({ force: true })
    await other.getByRole('button', { name: 'Save' }).click()
    await other.waitForURL(/\/en-GB/)
    await submitOrder(page)
    // Without script the answer stands on the page that was sent; with it the shop's pages move to the other locale.
    if (script === 'on') await page.getByText('Prices are now in GBP', { exact: true }).waitFor()
    else await alert(page, 'We encountered an error. Please review your cart before proceeding.').waitFor()
    await look(shopper, 'a cart in another currency')
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })
})
