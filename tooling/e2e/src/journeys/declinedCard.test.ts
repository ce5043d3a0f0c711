import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import {
  DECLINED,
  marianne,
  placeOrder,
  submitOrder,
  takePaymentStep,
  takeShippingStep,
} from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a declined card leads on to other ways to pay, and is not chosen again by itself',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script, DECLINED)
    await submitOrder(page)
    await page.getByText("We can't process your payment. Please verify your details").waitFor()
    await page.getByRole('link', { name: 'Choose another way to pay' }).click()
    await onStep(page, 'billing')
    const declined = page.getByRole('radio', { name: /ending in 0002/ })
    expect(await declined.isChecked()).toBe(false)
    await page.getByText('It was declined. You can try it once more, or pay another way.').waitFor()

    // A bank may change its mind: the same card can be tried once more.
    await declined.check({ force: true })
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await onStep(page, 'review')
    await submitOrder(page)
    await page.getByRole('link', { name: 'Choose another way to pay' }).click()
    await onStep(page, 'billing')
    await takePaymentStep(page, script)
    await placeOrder(page)
    await proveOrdered(shopper)
  },
)
