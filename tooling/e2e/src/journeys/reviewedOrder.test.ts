import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { APPROVED, marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

const words = 'Your order is not as you saw it here any more.'

test.each(['on', 'off'] as const)(
  'with JavaScript %s, an address that changed in another tab is shown before anything is ordered',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page, context } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    const other = await context.newPage()
    await other.goto('/checkout?edit=shipping')
    await other.getByLabel('Address line 1').fill('214 Warren Street')
    await sendShipping(other)
    await other.getByText('214 Warren Street').first().waitFor()
    await page.getByText('212 Warren Street').first().waitFor()
    await submitOrder(page)
    await page.getByText(words).waitFor()
    await page.getByText('214 Warren Street').first().waitFor()
    await look(shopper, 'an order that changed elsewhere', narrowAndWide)
    await proveNothingOrdered(shopper, { told: 'review_order' })
    await other.close()
    expect(await orderProven(shopper)).toMatch(/^SV-/)
  },
)

test('another card that was chosen in another tab is shown before it is charged', async () => {
  const shopper = await aShopper()
  const { page, context } = shopper
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on', APPROVED)
  const other = await context.newPage()
  await other.goto('/checkout?edit=billing')
  await other.getByRole('radio', { name: /^Card/ }).check({ force: true })
  await takePaymentStep(other, 'on', '5555 5555 5555 4444')
  await submitOrder(page)
  await page.getByText(words).waitFor()
  await onStep(page, 'review')
  await page.getByText('ending in 4444').first().waitFor()
  await proveNothingOrdered(shopper, { told: 'review_order' })
  await other.close()
  await orderProven(shopper)
})
