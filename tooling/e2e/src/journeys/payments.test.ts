import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { stack } from '../harness/stack.ts'
import { marianne, placeOrder, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const reachPayment = async (page: Page): Promise<void> => {
  await openFirstProduct(page, 'Bedding')
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, { ...marianne, country: 'US' })
}

const choose = async (page: Page, way: string): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
}

const toReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

const review = (page: Page): Promise<void> => onStep(page, 'review')

test.each(['on'] as const)('with JavaScript %s, a guest pays with PayPal', async (script) => {
  const shopper = await aShopper({ script })
  const { page } = shopper
  await reachPayment(page)
  await choose(page, 'PayPal')
  await toReview(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await review(page)
  await page.getByText('PayPal').first().waitFor()
  await look(shopper, 'back from PayPal', narrowAndWide)
  const { payments } = await proveOrdered(shopper, await placeOrder(page))
  expect(payments.map(({ by }) => by)).toEqual(['Paypal'])
})

test.each(['on'] as const)('with JavaScript %s, a guest pays with Afterpay', async (script) => {
  const shopper = await aShopper({ script })
  const { page } = shopper
  await reachPayment(page)
  await choose(page, 'Afterpay')
  await toReview(page)
  await page.waitForURL(`${stack.payments}/**`)
  await page.getByRole('button').first().click()
  await review(page)
  await look(shopper, 'back from Afterpay', narrowAndWide)
  const { payments } = await proveOrdered(shopper, await placeOrder(page))
  expect(payments.map(({ by }) => by)).toEqual(['Afterpay'])
})

test('a card that the bank wants approved leads to the bank and back to the order', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachPayment(page)
  await takePaymentStep(page, 'on', '4000 0027 6000 3184')
  await submitOrder(page)
  await page.waitForURL(`${stack.payments}/**`)
  await page.getByRole('button').first().click()
  await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
  await proveOrdered(shopper)
})
