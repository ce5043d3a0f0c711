import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep } from '../steps/checkoutStart.ts'
import { look } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { openFirstProduct } from '../steps/shopping.ts'

useBrowser()

const visible = expect.stringMatching(/^rgb\(/)

/** The edges of what has none but its background, as colours that the system forces show them. */
const forcedEdges = async (page: Page, selector: string, pseudo?: string): Promise<readonly string[]> => {
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = await page.locator(selector).evaluateAll(
    (elements, part) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element, part)
        return borderTopWidth === '0px' ? 'none' : borderTopColor
      }),
    pseudo,
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return edges
}

test.each([390, 1440])('no page has an accessibility violation or overflows at %i px', async (width) => {
  const shopper = await aShopper({ width })
  const { page } = shopper
  shopper.expects(/status of 404/)
  for (const path of [
    '/',
    '/category/printed-fabric',
    '/search?query=fan',
    '/search?query=zzz',
    '/cart',
    '/checkout',
    '/account/login',
    '/account/register',
    '/preferences',
    '/nothing/here',
  ]) {
    await page.goto(path)
    await look(shopper, path)
  }
  await page.goto('/category/throw-pillow')
  await page.getByRole('switch').or(page.getByLabel('Dark mode')).waitFor()
  expect(await forcedEdges(page, 'footer input[type=checkbox]', '::before')).toEqual([visible])
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await look(shopper, 'product')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const toCart = page.getByRole('dialog').getByRole('link', { name: 'Go to cart' })
  await toCart.waitFor()
  await look(shopper, 'what was added')
  await toCart.click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await look(shopper, 'cart with a line')
  expect(await forcedEdges(page, 'main a[href="/checkout"]')).toEqual([visible])
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'shipping')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('alert').first().waitFor()
  await look(shopper, 'shipping with errors')
  await takeShippingStep(page, marianne)
  await look(shopper, 'billing')
  await takePaymentStep(page, 'on')
  await look(shopper, 'review')
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test('a cart is filled by keyboard alone, and the focus can be seen', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await page.reload()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  for (let at = 0; at < 60 && (await focused()) !== 'Add to cart'; at += 1) await page.keyboard.press('Tab')
  expect(await focused()).toBe('Add to cart')
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  // A form sent before script has taken over goes to the cart itself.
  const confirmed = page.getByRole('link', { name: 'Go to cart' })
  const cart = page.getByRole('heading', { level: 1, name: 'Your cart' })
  await confirmed.or(cart).first().waitFor()
})
