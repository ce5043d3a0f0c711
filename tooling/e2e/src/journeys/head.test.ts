import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { orderProven } from '../steps/orderProven.ts'
import { addToCart } from '../steps/shopping.ts'

useBrowser()

/** What the specification calls teal, as this shop has it. Another brand has an accent of its own. */
const TEAL = 'rgb(11, 110, 105)'

const head = (page: Page) => page.getByRole('banner')
const links = async (page: Page): Promise<readonly string[]> => {
  const all = await head(page).getByRole('link').all()
  const hrefs = await Promise.all(
    all.map(async (link) => ((await link.isVisible()) ? link.getAttribute('href') : null)),
  )
  return hrefs.filter((href) => href !== null)
}
const stepLink = (page: Page) => page.getByRole('link', { name: /1 Shipping/ })
const banner = (page: Page) => page.getByRole('link', { name: 'Larkhouse' })

test.each([
  [390, 'Shopping'],
  [1440, 'Back to shopping'],
])('the heads of cart and checkout lead where they should at %i px', async (width, back) => {
  const shopper = await aShopper({ width })
  const { page } = shopper
  await page.goto('/cart')
  await banner(page).first().waitFor()
  expect(await stepLink(page).count()).toBe(0)
  // This shop in the banner, the logo, and the way back.
  expect((await links(page)).filter((href) => href === '/')).toHaveLength(3)
  await head(page).getByText(back, { exact: true }).waitFor()

  await page.goto('/category/throw-pillow')
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  const cartLink = page.getByRole('link', { name: /^Cart, / }).first()
  const cartColour = () => cartLink.evaluate((link) => getComputedStyle(link).color)
  expect(await cartLink.getAttribute('aria-current')).toBeNull()
  expect(await cartColour()).not.toBe(TEAL)
  await addToCart(page)
  expect(await cartLink.getAttribute('aria-current')).toBe('page')
  expect(await cartColour()).toBe(TEAL)

  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'shipping')
  expect(await banner(page).count()).toBe(0)
  expect(await head(page).getByText(back, { exact: true }).count()).toBe(0)
  await takeShippingStep(page, { ...marianne, country: 'US' })
  await takePaymentStep(page, 'on')
  expect(await head(page).getByRole('link', { name: 'Edit cart' }).getAttribute('href')).toBe('/cart')

  await orderProven(shopper)
  expect(await links(page)).toEqual(['/'])
  expect(await banner(page).count()).toBe(0)
  await head(page).getByRole('link').click()
  await page.waitForURL((url) => url.pathname === '/')
})
