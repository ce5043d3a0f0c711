import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { kill, provokeFault, restart } from '../harness/services.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on'] as const)(
  'with JavaScript %s, the page that waits for an order goes on asking while nobody answers',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    await provokeFault('authorise', 'hang-after')
    await submitOrder(page)
    await page.getByRole('heading', { level: 1, name: 'Placing your order' }).waitFor()
    shopper.expects(/status of 503/)
    await kill('identity')
    try {
      await page.getByText('This takes longer than usual.').waitFor()
      // A page without script has no other way to ask again than the one that axe would not have.
      if (script === 'on') await look(shopper, 'an order that takes long', narrowAndWide)
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Placing your order'])
    } finally {
      await restart('identity')
    }
    await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
    await proveOrdered(shopper)
  },
)
