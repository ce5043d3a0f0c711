import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aCartLine,
  cartRefusal,
  createCartShop,
  lostConnection,
  openCart,
} from '../../../test/components/cartShop.ts'
import { aFrame, untilReady } from '../../../test/components/openShop.tsx'

const field = page.getByLabelText('Promo code')
const alert = page.getByRole('complementary').getByRole('alert')
const codes = page.getByRole('status', { name: 'Codes in force' })

const enterCode = async (code: string): Promise<void> => {
  await field.fill(code)
  await userEvent.keyboard('{Enter}')
}

const openCodeForm = async (shop = createCartShop(aCartLine('Quince'))) => {
  await openCart(shop)
  await page.getByText('Add a promo code').click()
  return shop
}

test.each([
  ['code-unknown', 'Please enter a valid code.'],
  ['code-used-up', 'This code has already been used the maximum times allowed.'],
  ['too-many', 'That was tried too often. Please wait a quarter of an hour and try again.'],
] as const)(
  'keeps the typed code and the focus in its field when the code is refused as %s',
  async (kind, message) => {
    const shop = await openCodeForm()
    shop.respondNext(() => cartRefusal(kind, 'code', 'AUTUMN'))
    await enterCode('AUTUMN')
    await expect.element(alert).toHaveTextContent(message)
    await expect.element(field).toHaveValue('AUTUMN')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(message)
  },
)

test('empties the code field and keeps the focus in it when the code is already applied', async () => {
  const shop = await openCodeForm()
  shop.respondNext(() => cartRefusal('code-on-cart', 'code'))
  await enterCode('AUTUMN')
  await expect.element(alert).toHaveTextContent('This code is on your cart already.')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test.each([
  ['a guest', false, ['Log in', 'Terms of promo codes']],
  ['a customer', true, ['Terms of promo codes']],
] as const)(
  'shows %s links to further information when a code does not apply',
  async (_, signedIn, links) => {
    const shop = createCartShop(aCartLine('Quince'))
    await openCodeForm({ ...shop, frame: () => aFrame({ signedIn, cartCount: 1 }) })
    shop.respondNext(() => cartRefusal('code-not-applicable', 'code', 'WALLPAPER20'))
    await enterCode('WALLPAPER20')
    await expect.element(alert).toMatchTextContent(/does not apply to your current purchase/)
    expect(
      alert
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(links)
    await expect.element(field).toHaveValue('WALLPAPER20')
  },
)

test('closes the code form when a code is added, and focuses the applied codes when a code is added or removed', async () => {
  await openCodeForm()
  await enterCode('WELCOME10')
  await expect.element(codes).toHaveFocus()
  await expect.element(codes).toMatchTextContent('WELCOME10')
  await expect.element(field).not.toBeVisible()
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect.element(codes).toHaveFocus()
  await expect.element(codes).toHaveTextContent('')
})

test('stays on the page and keeps the code and a typed gift message when the connection is lost', async () => {
  const shop = await openCodeForm()
  await page.getByText('Add a gift message').click()
  await page.getByLabelText('Message', { exact: true }).fill('For the new kitchen.')
  shop.respondNext(lostConnection)
  await enterCode('WELCOME10')
  await expect.element(alert).toMatchTextContent(/^The shop could not be reached/)
  await expect.element(field).toHaveValue('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  await untilReady()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Message', { exact: true })).toHaveValue('For the new kitchen.')
})
