import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aCartLine,
  cartRefusal,
  createCartShop,
  lostConnection,
  openCart,
} from '../../../test/components/cartShop.ts'
import { untilReady } from '../../../test/components/openShop.tsx'
import { amounts } from '../../../test/components/summaryText.ts'
import { CART_UPDATED } from './useCartStamp.ts'

const more = page.getByRole('button', { name: 'One more' })
const quantity = page.getByRole('spinbutton')
const lines = page.getByRole('region', { name: 'Your cart' })
const line = (name: string) => page.getByRole('article').filter({ hasText: name })
const lineAlert = page.getByRole('article').getByRole('alert')
const cartLink = (count: number) => page.getByRole('link', { name: new RegExp(`^Cart, ${count} items?`) })
const invalid = 'Enter a whole number from 0 to 999.'

test('sends few requests and keeps the last quantity when a button is pressed many times', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  const button = more.element() as HTMLButtonElement
  for (let press = 0; press < 15; press += 1) {
    button.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(cartLink(16)).toBeVisible()
  expect(shop.requests.at(-1)).toMatchObject({ intent: 'quantity', quantity: '16' })
  expect(shop.requests.length).toBeLessThanOrEqual(4)
  await expect.element(quantity).toHaveValue(16)
})

test('shows the totals of a new quantity before the response, and the same totals after the response', async () => {
  const shop = createCartShop(aCartLine('Quince'), aCartLine('Terrazzo'))
  await openCart(shop)
  expect(amounts().Total).toBe('$78.00')
  const respond = shop.delayResponses()
  await line('Quince').getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => amounts().Total).toBe('$117.00')
  const predicted = amounts()
  expect(Object.keys(predicted)).toContain('Subtotal, 3 items')
  respond()
  await expect.element(cartLink(3)).toBeVisible()
  await untilReady()
  expect(amounts()).toEqual(predicted)
})

test('sends the changes of two lines one after another, and shows the totals of both before the responses', async () => {
  const shop = createCartShop(aCartLine('Quince'), aCartLine('Terrazzo'))
  await openCart(shop)
  const respond = shop.delayResponses()
  await line('Quince').getByRole('button', { name: 'One more' }).click()
  await line('Terrazzo').getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => amounts().Total).toBe('$156.00')
  const predicted = amounts()
  await expect.poll(() => shop.requests).toHaveLength(1)
  respond()
  await expect.element(cartLink(4)).toBeVisible()
  await untilReady()
  expect(shop.requests).toHaveLength(2)
  expect(amounts()).toEqual(predicted)
})

test('keeps the newer quantity when the response to an older change arrives late', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  const respond = shop.delayResponses()
  await more.click()
  await more.click()
  await expect.element(quantity).toHaveValue(3)
  respond()
  await expect.element(cartLink(3)).toBeVisible()
  await untilReady()
  await expect.element(quantity).toHaveValue(3)
  expect(amounts().Total).toBe('$117.00')
})

test('restores the saved quantity when the new one is refused, and shows the reason until the next change', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  shop.respondNext(() => cartRefusal('item-unavailable', String(shop.requests.at(-1)?.lineItemId)))
  await more.click()
  const toast = page.getByText('Your cart stayed as it was', { exact: true }).first()
  // Both are expected at the same time, because the toast closes by itself.
  await Promise.all([
    expect.element(toast).toBeVisible(),
    expect.element(lineAlert).toHaveTextContent('This item is no longer available. Please remove.'),
    expect.element(quantity).toHaveValue(1),
  ])
  expect(amounts().Total).toBe('$39.00')
  await more.click()
  await expect.element(cartLink(2)).toBeVisible()
  await expect.element(lineAlert).not.toBeInTheDocument()
  await expect.element(toast).not.toBeInTheDocument()
})

test.each([
  ['5000', '{Tab}'],
  ['1.5', '{Tab}'],
  ['', '{Tab}'],
  ['-1', '{Shift>}{Tab}{/Shift}'],
  ['5000', '{Enter}'],
])(
  'keeps the invalid quantity “%s” and the focus in its field when %s is pressed, and sends nothing',
  async (typed, key) => {
    const shop = createCartShop(aCartLine('Quince'))
    await openCart(shop)
    await quantity.fill(typed)
    await userEvent.keyboard(key)
    await expect.element(lineAlert).toHaveTextContent(invalid)
    await expect.element(quantity).toHaveFocus()
    await expect.element(quantity).toHaveValue(typed === '' ? null : Number(typed))
    await expect.element(quantity).toHaveAccessibleDescription(invalid)
    await userEvent.keyboard('{Tab}')
    await expect.element(quantity).not.toHaveFocus()
    expect(shop.requests).toEqual([])
    await quantity.fill('3')
    await userEvent.keyboard('{Tab}')
    await expect.element(cartLink(3)).toBeVisible()
    await expect.element(lineAlert).not.toBeInTheDocument()
  },
)

test('saves a typed quantity and keeps the focus in its field when Enter is pressed', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  await quantity.fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.element(cartLink(7)).toBeVisible()
  await expect.element(quantity).toHaveFocus()
  await expect.element(quantity).toHaveValue(7)
})

test('keeps the focus on the button “One more” and sends nothing more at the largest quantity', async () => {
  const shop = createCartShop(aCartLine('Quince', 998))
  await openCart(shop)
  const button = more.element() as HTMLButtonElement
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cartLink(999)).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await untilReady()
  expect(shop.requests).toHaveLength(1)
  await expect.element(quantity).toHaveValue(999)
})

test('hides a removed line before the response, and moves the focus to the list of lines', async () => {
  const shop = createCartShop(aCartLine('Quince'), aCartLine('Terrazzo'))
  await openCart(shop)
  const respond = shop.delayResponses()
  await page.getByRole('button', { name: 'Remove Quince' }).click()
  await expect.element(line('Quince')).not.toBeInTheDocument()
  await expect.element(lines).toHaveFocus()
  expect(amounts().Total).toBe('$39.00')
  respond()
  await expect.element(cartLink(1)).toBeVisible()
  await untilReady()
  await expect.element(line('Quince')).not.toBeInTheDocument()
  await expect.element(lines).toHaveFocus()
})

test('shows a removed line again with the reason when its removal is refused', async () => {
  const shop = createCartShop(aCartLine('Quince'), aCartLine('Terrazzo'))
  await openCart(shop)
  shop.respondNext(() => cartRefusal('invalid', String(shop.requests.at(-1)?.lineItemId)))
  await page.getByRole('button', { name: 'Remove Quince' }).click()
  const toast = page.getByText('Your cart stayed as it was', { exact: true }).first()
  await Promise.all([
    expect.element(toast).toBeVisible(),
    expect.element(line('Quince')).toBeVisible(),
    expect.element(lineAlert).toBeVisible(),
  ])
})

test.each([
  ['one of two lines', [aCartLine('Quince'), aCartLine('Terrazzo')], 'Your cart'],
  ['the only line', [aCartLine('Quince')], 'Nothing in here yet'],
])('shows why a change was refused when another tab removed %s in the meantime', async (_, inCart, left) => {
  const shop = createCartShop(...inCart)
  await openCart(shop)
  const id = inCart[0]?.id ?? ''
  const respond = shop.delayResponses()
  shop.respondNext(() => cartRefusal('item-unavailable', id))
  await more.first().click()
  await expect.poll(() => shop.requests).toHaveLength(1)
  shop.removeInOtherTab(id)
  window.dispatchEvent(new StorageEvent('storage', { key: CART_UPDATED, newValue: 'cart-1:9' }))
  await expect.element(line('Quince')).not.toBeInTheDocument()
  await expect.element(page.getByText(left).first()).toBeVisible()
  respond()
  await expect
    .element(page.getByText('This item is no longer available. Please remove.').first())
    .toBeVisible()
})

test.each([
  ['removed', () => page.getByRole('button', { name: 'Remove Quince' }).click()],
  [
    'set to 0',
    async () => {
      await quantity.fill('0')
      await userEvent.keyboard('{Tab}')
    },
  ],
])('moves the focus to the empty cart when the last line is %s', async (_, act) => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  await act()
  await expect.element(page.getByText('Nothing in here yet')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test.each([
  ['the only line', [aCartLine('Quince')]],
  ['one of two lines', [aCartLine('Quince'), aCartLine('Terrazzo')]],
])('moves the focus to the confirmation when %s is moved to the wishlist', async (_, inCart) => {
  const shop = createCartShop(...inCart)
  await openCart(shop)
  await page.getByRole('button', { name: 'Move to wishlist: Quince' }).click()
  const note = page.getByRole('status').filter({ hasText: 'It is on your wishlist now.' })
  await expect.element(note).toHaveFocus()
  await expect
    .element(note.getByRole('link', { name: 'See your wishlist' }))
    .toHaveAttribute('href', '/account/dashboard/wishlist')
  await expect.element(line('Quince')).not.toBeInTheDocument()
})

test('stays on the page and keeps what was typed when the connection is lost', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  await page.getByText('Add a gift message').click()
  await page.getByLabelText('Message', { exact: true }).fill('For the new kitchen.')
  shop.respondNext(lostConnection)
  await more.click()
  await expect.element(lineAlert).toMatchTextContent(/^The shop could not be reached/)
  await expect.element(quantity).toHaveValue(1)
  await expect.element(page.getByLabelText('Message', { exact: true })).toHaveValue('For the new kitchen.')
  await more.click()
  await expect.element(cartLink(2)).toBeVisible()
  await expect.element(lineAlert).not.toBeInTheDocument()
})
