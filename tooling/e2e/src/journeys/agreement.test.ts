import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on', 'off'] as const)(
  'with JavaScript %s, an order that is sent without the agreement is answered at its box and ordered only with it',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, script)
    const box = page.getByRole('checkbox', { name: /^I agree/ })
    expect(await box.isChecked()).toBe(false)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: /^Place order/ }).click()
    expect((await answered).status()).toBe(422)
    await page.getByText('Please agree before going on.').waitFor()
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    await look(shopper, 'an order without the agreement', narrowAndWide)
    await onStep(page, 'review')
    await proveNothingOrdered(shopper, { told: 'review_order' })
    await orderProven(shopper)
  },
)
