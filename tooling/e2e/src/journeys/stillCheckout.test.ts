import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { marianne, submitOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout } from '../steps/checkoutStart.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { cartId } from '../steps/shopperCart.ts'

useBrowser()

/** Puts so many different things into the cart at hand. */
const fillCart = async (page: Page, lines: number): Promise<void> => {
  const variants = await query<{ sku: string }>(
    'platform',
    `select sku from variants order by sku limit $1`,
    [lines],
  )
  const { origin } = new URL(page.url())
  for (const { sku } of variants)
    await page.request.post('/cart', {
      form: { intent: 'add', sku, quantity: '1' },
      headers: { origin },
      maxRedirects: 0,
    })
}

/** How much has moved that no click explains, since as many movements; what CLS has as nothing left out. */
const unexplained = ({ shifts }: Shopper, since: number): readonly number[] =>
  shifts
    .slice(since)
    .filter(({ by, value }) => by !== 'shopper' && value >= 0.0005)
    .map(({ value }) => value)

/** Lets every answer to a form take so long that no click explains what moves with it. */
const answerLate = async (page: Page): Promise<void> => {
  await page.route(/\/checkout.*\.data/, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
}

test('with sixty lines at 390 px nothing moves from step to step but what the shopper has pressed', async () => {
  const shopper = await aShopper({ width: 390 })
  const { page } = shopper
  await openCheckout(page)
  await fillCart(page, 60)
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await takeShippingStep(page, marianne)
  await page.reload({ waitUntil: 'networkidle' })
  const since = shopper.shifts.length
  await answerLate(page)
  await takePaymentStep(page, 'on')
  await page.waitForLoadState('networkidle')
  expect(unexplained(shopper, since)).toEqual([])
  await submitOrder(page)
  await page.waitForURL(/\/checkout\/success/)
  await page.getByText(/^Your order number is/).waitFor()
  await page.waitForLoadState('networkidle')
  expect(unexplained(shopper, since)).toEqual([])
  await proveOrdered(shopper)
})

test('a session that has ended moves nothing when it is told', async () => {
  const shopper = await aShopper({ width: 390 })
  const { page, context } = shopper
  await openCheckout(page)
  const lines = 10
  await fillCart(page, lines)
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  await onStep(page, 'review')
  const cart = await cartId(context)
  await context.clearCookies()
  shopper.expects(/status of 401/)
  const since = shopper.shifts.length
  await answerLate(page)
  await submitOrder(page)
  await page.getByText(/^Your session has ended/).waitFor()
  expect(unexplained(shopper, since)).toEqual([])
  await proveNothingOrdered(shopper, { told: 'review_order', lines: Array(lines + 1).fill(1), cart })
})
