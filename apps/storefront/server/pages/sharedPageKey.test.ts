import { expect, test } from 'vitest'
import type { ShopContext } from '../context/createContext.ts'
import { Session } from '../session/session.ts'
import type { SessionState } from '../session/sessionState.ts'
import { sharedPageKey } from './sharedPageKey.ts'

const VISITOR = '00000000-0000-4000-8000-000000000001'

const keyOf = (path: string, state: SessionState = {}, changes: Partial<ShopContext> = {}, method = 'GET') =>
  sharedPageKey({ method, url: `https://shop.example${path}` }, {
    session: new Session({ visitor: VISITOR, ...state }),
    site: { key: 'selvedge' },
    market: { locale: 'en-US', currency: 'USD' },
    settings: { origin: 'https://shop.example', siteKey: 'selvedge' },
    locale: 'en-US',
    previewOf: null,
    currentExperiments: async () => [],
    ...changes,
  } as unknown as ShopContext)

test.each([
  '/',
  '/en-GB',
  '/product/quince-orchard',
  '/en-CA/category/fabric',
  '/artist/noor-haddad',
  '/collection/after-dark',
  '/help/returns',
])('shares the page %s among visitors whose sessions contain no personal data', async (path) => {
  expect(await keyOf(path)).toBe(await keyOf(path, { visitor: '00000000-0000-4000-8000-000000000002' }))
  expect(await keyOf(path)).toEqual(expect.any(String))
})

test.each([
  '/cart',
  '/checkout',
  '/account/login',
  '/search?query=fern',
  '/category/fabric?color=red',
  '/?experiment=hero:bold',
  '/_root.data',
  '/category/fabric.data',
  '/product/quince-orchard/fill',
  '/category/f%61bric',
])('does not share the page %s', async (path) => {
  expect(await keyOf(path)).toBeUndefined()
})

const tokens = { accessToken: 'a', expiresAt: 1, scope: 'anonymous_id:g-1' }
const cart = { id: 'c', version: 1, count: 2, currency: 'USD' }

test.each([
  ['a customer', { customer: { tokens, firstName: 'Ada' } }],
  ['a visitor with 21 items in the cart', { cart: { ...cart, count: 21 } }],
  ['a visitor whose cart has another currency', { cart: { ...cart, currency: 'GBP' } }],
  ['a visitor with a notice', { notice: { kind: 'preferences-saved' } }],
  ['a preview', { preview: 'site=selvedge' }],
] as const)('renders the page of %s for them alone', async (_, state) => {
  expect(await keyOf('/', state as SessionState)).toBeUndefined()
})

test('shares pages among guests with the same number of items in their carts', async () => {
  const path = '/category/fabric'
  const own = await keyOf(path, { anonymous: tokens, cart })
  expect(own).toEqual(expect.any(String))
  expect(await keyOf(path, { cart: { ...cart, id: 'other', version: 7 } })).toBe(own)
  expect(await keyOf(path, { cart: { ...cart, count: 3 } })).not.toBe(own)
  expect(await keyOf(path)).not.toBe(own)
})

test('shares pages of products and artists only with guests who have saved no product and follow no artist', async () => {
  const [product, artist] = ['/product/quince-orchard', '/artist/noor-haddad']
  expect([await keyOf(product, { anonymous: tokens }), await keyOf(artist, { anonymous: tokens })]).toEqual([
    undefined,
    undefined,
  ])
  const lists = { anonymous: tokens, wishlist: { of: 'g-1', holds: 'nothing', follows: 'nothing' } } as const
  expect(await keyOf(product, lists)).toBe(await keyOf(product))
  expect(await keyOf(artist, lists)).toBe(await keyOf(artist))
  expect(await keyOf(product, { ...lists, wishlist: { of: 'g-1', holds: 'something' } })).toBeUndefined()
})

test('does not share a product page that lists the products which the visitor viewed before', async () => {
  const state = { viewed: ['amber-peony'] }
  expect(await keyOf('/product/quince-orchard', state)).toBeUndefined()
  expect(await keyOf('/category/fabric', state)).toBe(await keyOf('/category/fabric'))
})

test('returns different keys for different sites, markets and preferences', async () => {
  const keys = await Promise.all([
    keyOf('/'),
    keyOf('/', {}, { site: { key: 'larkhouse' } } as Partial<ShopContext>),
    keyOf('/', {}, { market: { locale: 'en-US', currency: 'EUR', country: 'DE' } } as Partial<ShopContext>),
    keyOf('/', {}, {
      market: { locale: 'en-US', currency: 'USD', country: 'US', showsAdultContent: true },
    } as Partial<ShopContext>),
    keyOf('/', { measurement: 'METRIC' }),
  ])
  expect(new Set(keys).size).toBe(keys.length)
})

test('does not share the response to a form', async () => {
  expect(await keyOf('/', {}, {}, 'POST')).toBeUndefined()
})
