import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { findings } from '../steps/findings.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'
import { heart, openWishlist, pinned, press } from '../steps/wishlist.ts'

useBrowser()

/** The name of the product at hand, once its page is there. */
const title = async (page: Shopper['page']): Promise<string> => {
  await page.locator('#buy').waitFor()
  return page.getByRole('heading', { level: 1 }).innerText()
}

test.each(['on'] as const)(
  'with JavaScript %s, a guest saves a design by its heart, finds it on the board and takes it off',
  async (script) => {
    const { page } = await aShopper({ script })
    await openFirstProduct(page, 'Bedding')
    const name = await title(page)
    await press(page, 'pressed')
    await page.reload()
    expect(await heart(page).getAttribute('aria-pressed')).toBe('true')
    await openWishlist(page)
    expect(await pinned(page)).toEqual([name])
    await page.getByText('Log in and it comes along.').waitFor()
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByText('Nothing pinned up yet').waitFor()
  },
)

test.each(['on'] as const)(
  'with JavaScript %s, a line moves to the wishlist with its quantity, comes along into the account, and back to the cart',
  async (script) => {
    const { page } = await aShopper({ script })
    await openFirstProduct(page, 'Fabric')
    const name = await title(page)
    await addToCart(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await page
      .getByRole('link', { name: /^Cart, 2 items/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: `Move to wishlist: ${name}` }).click()
    const note = page.getByRole('status').filter({ hasText: 'It is on your wishlist now.' })
    await note.waitFor()
    if (script === 'on')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
        .toContain('It is on your wishlist now.')
    await page.getByText('Nothing in here yet').waitFor()
    await logIn(page, await aCustomer('customer'))
    await openWishlist(page)
    expect(await pinned(page)).toContain(name)
    await page.getByRole('button', { name: `Add to cart: ${name}` }).click()
    if (script === 'on') await page.getByRole('link', { name: 'In your cart now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    const line = page.locator('article').filter({ hasText: name }).first()
    await line.waitFor()
    expect(Number(await line.getByRole('spinbutton').inputValue())).toBeGreaterThanOrEqual(2)
    await line.getByRole('button', { name: `Remove ${name}` }).click()
    await openWishlist(page)
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect.poll(() => pinned(page)).not.toContain(name)
  },
)

test('the heart works by keyboard, and every state of the page is clean at every width', async () => {
  const { page } = await aShopper({ width: 390 })
  const look = async (what: string): Promise<void> => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([what, width, await findings(page)]).toEqual([what, width, []])
    }
  }
  await openWishlist(page)
  await look('empty')
  await openFirstProduct(page, 'Wallpaper')
  await page.waitForLoadState('networkidle')
  await heart(page).focus()
  await page.keyboard.press('Enter')
  await page.locator('button[aria-pressed="true"][form="heart"]').waitFor()
  await look('product saved')
  await openWishlist(page)
  expect(await pinned(page)).toHaveLength(1)
  await look('filled')
})
