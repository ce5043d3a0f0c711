import { AxeBuilder } from '@axe-core/playwright'
import { afterEach, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

let shopper: Shopper
afterEach(() => shopper.leave())

const findings = async (): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page: shopper.page }).exclude('iframe').analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

/** Whether the page is wider than its window. */
const overflow = (): Promise<number> =>
  shopper.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each([390, 1440])('no page has an accessibility violation or overflows at %i px', async (width) => {
  shopper = await aShopper({ width })
  const { page } = shopper
  const look = async (name: string): Promise<void> => {
    expect([name, await findings()]).toEqual([name, []])
    expect([name, await overflow()]).toEqual([name, 0])
  }
  for (const path of [
    '/',
    '/category/printed-fabric',
    '/search?query=fan',
    '/search?query=zzz',
    '/cart',
    '/account/login',
    '/account/register',
    '/preferences',
    '/nothing/here',
  ]) {
    await page.goto(path)
    await look(path)
  }
  await page.goto('/category/throw-pillow')
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await look('product')
  await addToCart(page)
  await look('cart with a line')
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await page.getByRole('heading', { level: 1, name: 'Where should it go?' }).waitFor()
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('alert').first().waitFor()
  await look('shipping with errors')
  await takeShippingStep(page, marianne)
  await look('billing')
  await takePaymentStep(page, 'on')
  await look('review')
})

test('a cart is filled by keyboard alone, and the focus can be seen', async () => {
  shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await page.reload()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
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
