import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { paymentIntents, provokeFault } from '../harness/services.ts'
import { marianne, placeOrder, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { capturedCents, platformOrder } from '../steps/orderFacts.ts'

useBrowser()

let shopper: Shopper
afterEach(() => shopper.leave())

const reachReview = async (page: Page): Promise<void> => {
  await openCheckout(page)
  await takeShippingStep(page, { ...marianne, country: 'US' })
  await takePaymentStep(page, 'on')
}

test.each(['slow', 'hang-before', 'hang-after', 'error-500', 'error-503', 'cut-body'])(
  'a provider that meets the charge with %s: the shopper gets one order, charged once',
  async (fault) => {
    shopper = await aShopper()
    const { page } = shopper
    await reachReview(page)
    await provokeFault('authorise', fault)
    const number = await placeOrder(page)
    const { total } = await platformOrder(number)
    await expect.poll(() => capturedCents(number), { timeout: 30_000 }).toBe(total)
    const charges = (await paymentIntents()).filter(({ metadata }) => metadata.order_number === number)
    expect(charges).toHaveLength(1)
    expect(shopper.complaints).toEqual([])
  },
)

test.each(['4000 0000 0000 9995', '4000 0000 0000 0002'])(
  'card %s: the shopper is told, nothing is charged, and the review stays open to choose another',
  async (card) => {
    shopper = await aShopper()
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, { ...marianne, country: 'US' })
    await takePaymentStep(page, 'on', card)
    const before = (await paymentIntents()).reduce((sum, intent) => sum + intent.amount_received, 0)
    await submitOrder(page)
    await page.getByText("We can't process your payment. Please verify your details").first().waitFor()
    expect((await paymentIntents()).reduce((sum, intent) => sum + intent.amount_received, 0)).toBe(before)
    expect(await page.getByRole('button', { name: /^Place order/ }).isEnabled()).toBe(true)
  },
)
