import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { paymentIntents, provokeFault } from '../harness/services.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

const reachReview = async (page: Page): Promise<void> => {
  await openCheckout(page)
  await takeShippingStep(page, { ...marianne, country: 'US' })
  await takePaymentStep(page, 'on')
}

test.each(['slow', 'hang-before', 'hang-after', 'error-500', 'error-503', 'cut-body'])(
  'a provider that meets the charge with %s: the shopper gets one order, charged once',
  async (fault) => {
    const shopper = await aShopper()
    const { page } = shopper
    await reachReview(page)
    await provokeFault('authorise', fault)
    const number = await orderProven(shopper)
    const charges = (await paymentIntents()).filter(({ metadata }) => metadata.order_number === number)
    expect(charges).toHaveLength(1)
  },
)

test.each(['4000 0000 0000 9995', '4000 0000 0000 0002'])(
  'card %s: the shopper is told, nothing is charged, and the review stays open to choose another',
  async (card) => {
    const shopper = await aShopper()
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, { ...marianne, country: 'US' })
    await takePaymentStep(page, 'on', card)
    await submitOrder(page)
    await page.getByText("We can't process your payment. Please verify your details").first().waitFor()
    await look(shopper, 'a card that is declined', narrowAndWide)
    await proveNothingOrdered(shopper, { told: 'review_order' })
    expect(await page.getByRole('button', { name: /^Place order/ }).isEnabled()).toBe(true)
  },
)
