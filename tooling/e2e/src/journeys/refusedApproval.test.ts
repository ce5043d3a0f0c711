import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { stack } from '../harness/stack.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on'] as const)(
  'with JavaScript %s, a payment that the shopper’s bank refuses is titled as what it is',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script, '4000 0027 6000 3184')
    await submitOrder(page)
    await page.waitForURL(`${stack.payments}/**`)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await page.getByText("We can't process your payment. Please verify your details").waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your order was not placed')
    expect(await page.title()).toContain('Your order was not placed')
    await proveNothingOrdered(shopper, { told: 'review_order' })
  },
)

test.each(['on'] as const)(
  'with JavaScript %s, who comes back from the bank without an answer pays another way',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script, '4000 0027 6000 3184')
    await submitOrder(page)
    await page.waitForURL(`${stack.payments}/**`)
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Approve the payment' }).waitFor()
    await look(shopper, 'an approval that is awaited', narrowAndWide)
    await page.getByRole('button', { name: 'Pay another way' }).click()
    await onStep(page, 'billing')
    await page.getByText('You came back before paying: nothing was charged.').waitFor()
    await proveNothingOrdered(shopper, { told: 'begin_checkout' })
    await takePaymentStep(page, script)
    await orderProven(shopper)
  },
)
