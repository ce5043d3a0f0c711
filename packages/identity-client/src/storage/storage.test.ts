import { expect, test } from 'vitest'
import { readCartCookie, writeCartCookie } from './cartCookie.ts'
import { createShopStorage, type StorageLike } from './createShopStorage.ts'

const working = (): StorageLike & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
const broken = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

test('stores values in local storage under their names', () => {
  const local = working()
  const storage = createShopStorage(local)
  storage.set('ct_tokenCustomer', 't')
  expect(local.kept.get('ct_tokenCustomer')).toBe('t')
  storage.set('ct_tokenCustomer', undefined)
  expect(storage.get('ct_tokenCustomer')).toBeUndefined()
})

test.each([
  ['missing', undefined],
  ['forbidden', { getItem: broken, setItem: broken, removeItem: broken }],
])('uses memory when local storage is %s', (_, local) => {
  const storage = createShopStorage(local)
  storage.set('accessToken', 't')
  expect(storage.get('accessToken')).toBe('t')
  storage.set('accessToken', undefined)
  expect(storage.get('accessToken')).toBeUndefined()
})

test('returns a new value from memory when local storage has no space for it', () => {
  const local = working()
  let isFull = false
  const storage = createShopStorage({
    ...local,
    setItem: (key, value) => (isFull ? broken() : local.setItem(key, value)),
  })
  storage.set('user_information', 'old')
  isFull = true
  storage.set('user_information', 'new')
  expect(storage.get('user_information')).toBe('new')
})

test('writes the cart cookie, and reads it among other cookies', () => {
  const jar = { cookie: '' }
  writeCartCookie(jar, 'cart-1')
  expect(jar.cookie).toMatch(/^CT_cart=cart-1; Path=\/; SameSite=Lax; Secure; Max-Age=31536000$/)
  expect(readCartCookie({ cookie: 'a=b; CT_cart=cart-1; XCT_cart=no' })).toBe('cart-1')
  expect(readCartCookie({ cookie: 'XCT_cart=no' })).toBeUndefined()
  writeCartCookie(jar, undefined)
  expect(jar.cookie).toContain('Max-Age=0')
})
