import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCartLine, createCartShop, openCart } from '../../../test/components/cartShop.ts'
import { aFrame, openShop, untilReady } from '../../../test/components/openShop.tsx'

const stored = () => localStorage.getItem('ct_cartUpdated')

test('stores nothing for a visitor who has never had a cart', async () => {
  await openShop({ at: '/', frame: () => aFrame(), routes: {} })
  expect(stored()).toBeNull()
})

test('stores the cart’s id and version for other tabs', async () => {
  await openCart(createCartShop(aCartLine('Quince')))
  await expect.poll(stored).toMatch(/^.+:\d+$/)
  const before = stored()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(stored).not.toBe(before)
})

test('loads the cart again when it changed in another tab', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  const form = new FormData()
  for (const [name, value] of [
    ['intent', 'quantity'],
    ['lineItemId', shop.loader().cart?.lines[0]?.id ?? ''],
    ['quantity', '5'],
  ] as const)
    form.set(name, value)
  await shop.action(form)
  window.dispatchEvent(new StorageEvent('storage', { key: 'ct_cartUpdated', newValue: 'cart-1:9' }))
  await expect.element(page.getByRole('spinbutton')).toHaveValue(5)
  await untilReady()
})
