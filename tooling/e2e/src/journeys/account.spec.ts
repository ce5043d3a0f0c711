import type { Page } from '@playwright/test'
import { givenCart, givenCustomer, query } from '@selvedge/testing'
import { logIn } from '../flows/account.ts'
import { addToCart, alert, browseToProduct, cartLink } from '../flows/shopping.ts'
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

test('keeps the message and the chosen image when the image is refused', async ({ page }) => {
  await openPage(page, '/account/dashboard/support')
  await page.getByLabel('Email', { exact: true }).first().fill('ada@example.com')
  await page.getByLabel('Topic').selectOption({ label: 'An order' })
  await page.getByLabel('Message').fill('One yard is missing.')
  const images = page.locator('input[type=file]')
  await images.setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) })
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(alert(page, 'yard.png is larger than 5 MB.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('One yard is missing.')
  expect(await images.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
})
