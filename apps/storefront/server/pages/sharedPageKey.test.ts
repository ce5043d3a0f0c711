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

const tokens = { accessToken: 'a', expiresAt: 1, scope: '' }

test.each([
  ['a customer', { customer: { tokens, firstName: 'Ada' } }],
  ['a guest with a list', { anonymous: tokens }],
  ['a visitor with a cart', { cart: { id: 'c', version: 1, count: 2, currency: 'USD' } }],
  ['a visitor with a notice', { notice: { kind: 'preferences-saved' } }],
  ['a preview', { preview: 'site=selvedge' }],
] as const)('renders the page of %s for them alone', async (_, state) => {
  expect(await keyOf('/', state as SessionState)).toBeUndefined()
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
