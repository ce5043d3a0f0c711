import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { stack } from '../harness/stack.ts'
import { marianne, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each([
  ['on', 'PayPal'],
  ['off', 'PayPal'],
  ['on', 'Afterpay'],
  ['off', 'Afterpay'],
] as const)(
  'with JavaScript %s, who comes back from %s without paying is told so, and may go on with it',
  async (script, way) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Go to shipping' }).click()
    await takeShippingStep(page, marianne, 'Express')
    await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.waitForURL(`${stack.payments}/**`)
    await page.getByRole('button', { name: /^Cancel/ }).click()
    await onStep(page, 'billing')
    await page.getByText('You came back before paying: nothing was charged.').waitFor()
    expect(await page.getByRole('radio', { name: new RegExp(`^${way}`) }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.waitForURL(`${stack.payments}/**`)
    await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
  },
)
