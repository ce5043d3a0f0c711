import { type FaultyPlatform, startFaultyPlatform } from '@selvedge/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { branch, kill, restart } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'
import { alert } from '../steps/alerts.ts'
import { fillAddress, marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
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

describe.each(['on', 'off'] as const)('with JavaScript %s', (script) => {
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

  test('a place without a tax rate is told of, what was typed is kept, and another place helps', async () => {
    const shopper = await aShopper({ script, shop })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, marianne)
    platform.fail('updateMyCart', {
      code: 'MissingTaxRateForCountry',
      message: "Tax category 'standard' is missing a tax rate for country 'US'.",
      path: 'updateMyCart',
    })
    await sendShipping(page)
    await alert(page, 'An error occurred while calculating the tax.').waitFor()
    await look(shopper, 'no tax', narrowAndWide)
    expect(await page.getByLabel('Address line 1').inputValue()).toBe(marianne.line1)
    platform.mend()
    await sendShipping(page)
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('payments that cannot be asked for are told of, and are there again when they can', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await kill('identity')
    try {
      await page.reload()
      await alert(page, 'Unexpected empty payment response.').waitFor()
      await look(shopper, 'no ways to pay', narrowAndWide)
    } finally {
      await restart('identity')
    }
    await page.reload()
    await takePaymentStep(page, script)
    await proveNothingOrdered(shopper, { told: 'review_order' })
  })

  test('an order that nobody answers is told of, charges nothing, and can be sent again', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    shopper.expects(/status of 503/)
    await kill('identity')
    try {
      await submitOrder(page)
      await alert(page, 'Unexpected empty checkout response.').waitFor()
      await look(shopper, 'an order that nobody answers', narrowAndWide)
    } finally {
      await restart('identity')
    }
    await proveNothingOrdered(shopper, { told: 'review_order' })
    await page.goto('/checkout')
    await onStep(page, 'review')
    await orderProven(shopper)
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
