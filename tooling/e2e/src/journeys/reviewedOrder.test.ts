import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

const words = 'Your order is not as you saw it here any more.'

test.each(['on'] as const)(
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
