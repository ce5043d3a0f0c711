import type { Page } from '@playwright/test'
import { givenCart, givenCustomer, query } from '@selvedge/testing'
import { fillRegistration, logIn } from '../flows/account.ts'
import { addToCart, browseToProduct, cartLink, removeCode } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { recordEvents } from '../harness/recordEvents.ts'
import { expect, test } from '../harness/test.ts'

const lines = (page: Page) => page.locator('main').getByRole('button', { name: /^Remove (?!code)/ })
const wallpaper = [{ category: 'wallpaper' }]

test('merges the guest’s cart into the customer’s at login, and adds the next product to the merged cart', async ({
  page,
  shop,
  prepareCart,
  openWindow,
}) => {
  const { email, visitor } = await givenCustomer(shop, 'customer')
  await givenCart(shop, { visitor, lines: wallpaper })
  await prepareCart({ lines: [{ category: 'bedding' }] })
  await logIn(page, email)
  await expect(cartLink(page, '2 ')).toBeVisible()
  await browseToProduct(page, 'Fabric')
  await addToCart(page)
  await expect(lines(page)).toHaveCount(3)

  const before = await openWindow()
  await before.addCookies(await visitor.cookies())
  const other = await before.newPage()
  await other.goto('/cart')
  await expect(lines(other)).toHaveCount(3)
})

test('copies the discount code and the gift of a guest to the cart of the customer', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { email, visitor } = await givenCustomer(shop, 'customer')
  await givenCart(shop, { visitor, lines: wallpaper })
  await prepareCart({ code: 'WELCOME10', gift: { to: 'Ada', from: 'Tom', message: 'For the kitchen.' } })
  await logIn(page, email)
  await page.goto('/cart')
  await expect(page.getByText('For Ada, from Tom')).toBeVisible()
  await expect(removeCode(page, 'WELCOME10')).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
})

test('logs a customer in even when the carts cannot be merged, and shows a notice until the customer closes it', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  const { email, visitor } = await givenCustomer(shop, 'customer')
  const { cartId } = await givenCart(shop, { visitor, lines: wallpaper })
  // No product has a price in this currency, so no line can be carried over.
  await query(
    shop,
    'platform',
    `update carts set doc = jsonb_set(doc, '{currency}', '"JPY"') where id = $1`,
    [cartId],
  )
  const events = await recordEvents(context)
  await page.clock.install()
  await prepareCart()
  await logIn(page, email)
  const notice = page.getByText('Your carts could not be put together', { exact: true })
  await expect(notice).toBeVisible()
  // Other notices disappear before this.
  await page.clock.fastForward(60_000)
  await expect(notice).toBeVisible()
  await expect
    .poll(() => events.named('toast_error').map(({ error }) => error))
    .toEqual(['cart.merge.failure'])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
})

test('registers a visitor who corrects a rejected form, and lets the new customer log out and in again', async ({
  page,
}) => {
  const email = `new.${Date.now()}@example.com`
  await openPage(page, '/account/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await fillRegistration(page, email, 'Selvedge-2027')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await openPage(page, '/account/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await logIn(page, email, 'Selvedge-2027')
})
