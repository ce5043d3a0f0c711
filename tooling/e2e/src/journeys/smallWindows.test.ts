import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { doubleText } from '../steps/doubleText.ts'
import { look } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser()

/** How much wider than its window a page is, in px. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The shorter side of what a finger has to meet, in px. */
const target = async (link: Locator): Promise<number> => {
  const box = await link.boundingBox()
  return Math.min(box?.width ?? 0, box?.height ?? 0)
}

test.each([
  ['on', ''],
  ['on', '/en-CA'],
  ['off', '/en-GB'],
] as const)('with JavaScript %s, %s/cart is no wider than the smallest windows', async (script, locale) => {
  const shopper = await aShopper({ script, width: 320 })
  const { page } = shopper
  await openCheckout(page, locale.slice(1))
  await page.goto(`${locale}/cart`)
  await look(shopper, 'a cart with a line', [320, 340])
  for (const inside of [page.getByText(/^Next: /), page.locator('header a[aria-current="page"]')]) {
    const box = await inside.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  }
})

test('at 320 px no step of the checkout is wider than its window, and links stand beside their titles, large enough for fingers', async () => {
  const shopper = await aShopper({ width: 320 })
  const { page } = shopper
  await openCheckout(page)
  await look(shopper, 'shipping')
  const last = await page.getByRole('list', { name: 'Steps' }).getByRole('listitem').last().boundingBox()
  const next = await page.getByText('Next: Payment').boundingBox()
  expect((next?.x ?? 0) - ((last?.x ?? 0) + (last?.width ?? 0))).toBeGreaterThanOrEqual(8)
  await takeShippingStep(page, marianne)
  await look(shopper, 'payment')
  await takePaymentStep(page, 'on')
  await look(shopper, 'review')
  for (const [title, link] of [
    ['How it gets there', 'Edit: Delivery method'],
    ['What you ordered', 'Edit cart'],
  ] as const) {
    const heading = await page.getByRole('heading', { level: 2, name: title }).boundingBox()
    const edit = await page.locator('form').getByRole('link', { name: link, exact: true }).boundingBox()
    expect(edit?.y, title).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
    expect(edit?.x, title).toBeGreaterThan((heading?.x ?? 999) + 50)
    expect(edit?.height, title).toBeGreaterThanOrEqual(44)
    expect(edit?.width, title).toBeGreaterThanOrEqual(24)
  }
  for (const link of await page.getByRole('list', { name: 'Steps' }).getByRole('link').all())
    expect(await target(link), 'a step').toBeGreaterThanOrEqual(24)
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test('with text at 200 %, neither the cart at 390 px nor a step of the checkout at 320 px is wider than its window', async () => {
  const shopper = await aShopper({ width: 320 })
  const { page } = shopper
  await doubleText(shopper)
  await openCheckout(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/cart')
  expect(await excess(page), 'cart').toBe(0)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/checkout')
  expect(await excess(page), 'shipping').toBe(0)
  await takeShippingStep(page, marianne)
  expect(await excess(page), 'payment').toBe(0)
  await takePaymentStep(page, 'on')
  expect(await excess(page), 'review').toBe(0)
  await proveNothingOrdered(shopper, { told: 'review_order' })
})
