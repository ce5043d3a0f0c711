import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each(['on'] as const)(
  'with JavaScript %s, the head leads to every step that could be opened, and to no other',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    const step = (name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('link', { name })
    const leads = async () =>
      Promise.all(
        ['1 Shipping', '2 Payment', '3 Review'].map(async (name) => (await step(name).count()) === 1),
      )
    await openCheckout(page)
    expect(await leads()).toEqual([true, false, false])
    await takeShippingStep(page, marianne)
    expect(await leads()).toEqual([true, true, false])
    await takePaymentStep(page, script)
    expect(await leads()).toEqual([true, true, true])
    await step('1 Shipping').click()
    await onStep(page, 'shipping')
    expect(await page.getByLabel('Address line 1').inputValue()).toBe(marianne.line1)
    const hash = () => new URL(page.url()).hash
    await step('2 Payment').click()
    await onStep(page, 'billing')
    expect(hash()).toBe('#billing')
    await step('3 Review').click()
    await onStep(page, 'review')
    expect(hash()).toBe('#review')
    await proveNothingOrdered(shopper, { told: script === 'on' ? 'review_order' : 'nothing' })
  },
)
