import { aCustomer, anAddress } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import {
  addActions,
  changeActions,
  checkoutActions,
  defaultActions,
  MAX_ADDRESSES,
  namedAddress,
  removeActions,
} from './addressActions.ts'

const { id: _, ...address } = anAddress()
const saved = (id: string, more: Parameters<typeof anAddress>[0] = {}) =>
  anAddress({ id, title: id, ...more })
const [home, studio] = [saved('home', { key: 'k-home' }), saved('studio', { city: 'Troy' })]
const book = {
  ...aCustomer(),
  addresses: [home, studio],
  defaultShippingAddressId: 'home',
  defaultBillingAddressId: 'home',
}
const none = { ...book, addresses: [], defaultShippingAddressId: null, defaultBillingAddressId: null }
const typed = { ...address, title: 'Atelier', city: 'Kingston' }
const noNext = { shipping: '', billing: '' }

test('adds an address with a new key, and uses the key to make the address a default', () => {
  expect(addActions(book, typed, { roles: ['billing'], key: 'k' })).toEqual({
    actions: [
      { addAddress: { address: { ...typed, key: 'k' } } },
      { setDefaultBillingAddress: { addressKey: 'k' } },
    ],
  })
})

test('makes the first address the default for shipping and billing', () => {
  expect(addActions(none, typed, { roles: [], key: 'k' })).toMatchObject({
    actions: [
      {},
      { setDefaultShippingAddress: { addressKey: 'k' } },
      { setDefaultBillingAddress: { addressKey: 'k' } },
    ],
  })
})

test('does not add an address when the same address is already saved under the same name', () => {
  expect(addActions(book, { ...studio }, { roles: [], key: 'k' })).toEqual({ actions: [] })
  expect(addActions(book, { ...studio, title: 'Atelier' }, { roles: [], key: 'k' })).toMatchObject({
    actions: [{ addAddress: {} }],
  })
})

test('refuses to add an address beyond the limit', () => {
  const full = {
    ...book,
    addresses: Array.from({ length: MAX_ADDRESSES }, (_each, at) =>
      saved(`a${at}`, { streetNumber: `${at}` }),
    ),
  }
  expect(addActions(full, typed, { roles: [], key: 'k' })).toEqual({ kind: 'full' })
  expect(checkoutActions(full, typed, { id: '', key: 'k' })).toEqual({ kind: 'full' })
})

test('changes an address and keeps its key, but only when the stored address is still the one that was shown', () => {
  const change = (shown: Readonly<Record<string, string>>) =>
    changeActions(book, 'home', typed, { roles: [], shown })
  expect(change(namedAddress(home))).toEqual({
    actions: [{ changeAddress: { addressId: 'home', address: { ...typed, key: 'k-home' } } }],
  })
  expect(change({ ...namedAddress(home), city: 'Albany' })).toEqual({
    kind: 'conflict',
    stored: namedAddress(home),
  })
  expect(change({})).toMatchObject({ kind: 'conflict' })
})

test('returns no actions when the stored address already equals the changed address', () => {
  expect(changeActions(book, 'home', { ...home }, { roles: [], shown: {} })).toEqual({ actions: [] })
})

test('makes an address the default for shipping unless it is the default already', () => {
  expect(defaultActions(book, 'home', ['shipping'])).toEqual({ actions: [] })
  expect(defaultActions(book, 'studio', ['shipping'])).toEqual({
    actions: [{ setDefaultShippingAddress: { addressId: 'studio' } }],
  })
})

test.each([
  ['change', changeActions(book, 'x', typed, { roles: [], shown: {} })],
  ['default', defaultActions(book, 'x', ['billing'])],
  ['removal', removeActions(book, 'x', { next: noNext, shown: {} })],
])('refuses the action “%s” for an address that is not in the customer’s address book', (_name, decision) =>
  expect(decision).toEqual({ kind: 'gone' }),
)

test('requires another default for shipping and billing before it removes an address that is the default for both', () => {
  const shown = namedAddress(home)
  const remove = (next: Readonly<Record<'shipping' | 'billing', string>>) =>
    removeActions(book, 'home', { next, shown })
  expect(remove({ ...noNext, billing: 'studio' })).toEqual({ kind: 'next', roles: ['shipping'] })
  expect(remove({ shipping: 'home', billing: 'other' })).toEqual({
    kind: 'next',
    roles: ['shipping', 'billing'],
  })
  expect(remove({ shipping: 'studio', billing: 'studio' })).toEqual({
    actions: [
      { setDefaultShippingAddress: { addressId: 'studio' } },
      { setDefaultBillingAddress: { addressId: 'studio' } },
      { removeAddress: { addressId: 'home' } },
    ],
  })
})

test('removes the last address without requiring a new default', () => {
  const last = { ...book, addresses: [home] }
  expect(removeActions(last, 'home', { next: noNext, shown: namedAddress(home) })).toEqual({
    actions: [{ removeAddress: { addressId: 'home' } }],
  })
})

test('keeps the name of an address that is edited at checkout, and names a new address after its city', () => {
  const { title: _title, ...untitled } = typed
  expect(checkoutActions(book, untitled, { id: 'studio', key: 'k' })).toMatchObject({
    actions: [{ changeAddress: { addressId: 'studio', address: { title: 'studio', city: 'Kingston' } } }],
  })
  expect(checkoutActions(book, untitled, { id: '', key: 'k' })).toMatchObject({
    actions: [{ addAddress: { address: { title: 'Kingston' } } }],
  })
  expect(checkoutActions(book, { ...studio, title: null }, { id: '', key: 'k' })).toEqual({ actions: [] })
})
