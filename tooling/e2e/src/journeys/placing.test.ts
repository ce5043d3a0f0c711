import { afterEach, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { kill, paymentIntents, provokeFault, restart } from '../harness/services.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'

useBrowser()

let shopper: Shopper
afterEach(() => shopper.leave())

test.each(['on', 'off'] as const)(
  'with JavaScript %s, the page that waits for an order goes on asking while nobody answers',
  async (script) => {
    shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    await provokeFault('authorise', 'hang-after')
    await submitOrder(page)
    await page.getByRole('heading', { level: 1, name: 'Placing your order' }).waitFor()
    await kill('identity')
    try {
      await page.getByText('This takes longer than usual.').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Placing your order'])
    } finally {
      await restart('identity')
    }
    await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
    const number = new URL(page.url()).searchParams.get('order')
    const charges = (await paymentIntents()).filter(({ metadata }) => metadata.order_number === number)
    expect(charges.map(({ status }) => status)).toEqual(['succeeded'])
  },
)
