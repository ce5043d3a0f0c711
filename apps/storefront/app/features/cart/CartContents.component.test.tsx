import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aCartLine,
  cartRefusal,
  createCartShop,
  lostConnection,
  openCart,
} from '../../../test/components/cartShop.ts'

const quantity = page.getByRole('spinbutton')
const more = page.getByRole('button', { name: 'One more' })
const toShipping = page.getByRole('link', { name: 'Go to shipping' })
const title = (name: string) => page.getByRole('heading', { level: 1, name })

const openOneLine = async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  return shop
}

test('saves a typed quantity before navigating to the checkout', async () => {
  const shop = await openOneLine()
  const respond = shop.delayResponses()
  await quantity.fill('9')
  await toShipping.click()
  await expect.poll(() => shop.requests).toMatchObject([{ intent: 'quantity', quantity: '9' }])
  await expect.element(title('Your cart')).toBeVisible()
  respond()
  await expect.element(title('Page /checkout')).toBeVisible()
  expect(shop.loader().cart?.summary.count).toBe(9)
})

test.each([
  ['Selvedge', '/'],
  ['1 Shipping', '/checkout'],
])('saves the quantity set with “One more” before navigating with the link %s', async (name, path) => {
  const shop = await openOneLine()
  const respond = shop.delayResponses()
  for (let press = 0; press < 3; press += 1) (more.element() as HTMLButtonElement).click()
  await page.getByRole('link', { name }).first().click()
  await expect.element(title('Your cart')).toBeVisible()
  respond()
  await expect.element(title(`Page ${path}`)).toBeVisible()
  expect(shop.loader().cart?.summary.count).toBe(4)
})

test('stays on the cart and focuses an invalid quantity when the checkout link is pressed', async () => {
  const shop = await openOneLine()
  await quantity.fill('5000')
  await toShipping.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a whole number from 0 to 999.')
  await expect.element(quantity).toHaveFocus()
  await expect.element(title('Your cart')).toBeVisible()
  await quantity.fill('5')
  await toShipping.click()
  await expect.element(title('Page /checkout')).toBeVisible()
  expect(shop.loader().cart?.summary.count).toBe(5)
})

test('saves a typed gift message before navigating to the checkout, and reports missing fields', async () => {
  const shop = await openOneLine()
  await page.getByText('Add a gift message').click()
  const to = page.getByLabelText('To', { exact: true })
  await page.getByLabelText('Message', { exact: true }).fill('For the new kitchen.')
  await toShipping.click()
  await expect.element(to).toHaveFocus()
  await expect.element(to).toHaveAccessibleDescription(/To is required\./)
  await expect.element(title('Your cart')).toBeVisible()
  await to.fill('Ada')
  await page.getByLabelText('From', { exact: true }).fill('Tom')
  await toShipping.click()
  await expect.element(title('Page /checkout')).toBeVisible()
  expect(shop.loader().cart?.gift).toEqual({ to: 'Ada', from: 'Tom', message: 'For the new kitchen.' })
})

test('stays on the cart when the shop refuses the pending change', async () => {
  const shop = await openOneLine()
  const respond = shop.delayResponses()
  shop.respondNext(() => cartRefusal('item-unavailable', String(shop.requests.at(-1)?.lineItemId)))
  await more.click()
  await toShipping.click()
  respond()
  await expect.element(page.getByRole('article').getByRole('alert')).toBeVisible()
  await expect.element(title('Your cart')).toBeVisible()
  await expect.element(quantity).toHaveValue(1)
})

test('stays on the cart when the connection is lost during the change', async () => {
  const shop = await openOneLine()
  const respond = shop.delayResponses()
  shop.respondNext(lostConnection)
  await more.click()
  await toShipping.click()
  respond()
  await expect
    .element(page.getByRole('article').getByRole('alert'))
    .toMatchTextContent(/^The shop could not be reached/)
  await expect.element(title('Your cart')).toBeVisible()
})
