import { randomUUID } from 'node:crypto'
import {
  addLineItem,
  createCommerceClient,
  endpointsOfApiUrl,
  getActiveCart,
} from '@selvedge/commerce-client'
import { getSavedSkus, saveToWishlist } from '@selvedge/commerce-client/wishlist'
import { createVisitorClient } from '@selvedge/identity-client/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOP } from './harness/globalSetup.ts'
import { newCustomer, password } from './harness/people.ts'
import { plentifulSku } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

/** `fetch` of a page of the shop: with its origin, and with the cookies of earlier responses. */
const browserFetch = (): typeof fetch => {
  let cookie = ''
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', SHOP)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(input, { ...init, headers })
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? ''
    return response
  }
}

/** The two clients of a page, wired as the README of identity-client says. */
const aSite = () => {
  const visitor = createVisitorClient({ baseUrl: identity.url, product: 'selvedge', fetch: browserFetch() })
  const graphqlClient = createCommerceClient({
    graphqlUrl: endpointsOfApiUrl(testServices.platform, 'selvedge').graphqlUrl,
    token: visitor.tokenSource,
  })
  return { visitor, shop: { graphqlClient, locale: 'en-US' } }
}

const addTo = async ({ shop }: ReturnType<typeof aSite>, sku: string) =>
  addLineItem(shop, { currency: 'USD', country: 'US' }, { sku, quantity: 1 })

const skusIn = async ({ shop }: ReturnType<typeof aSite>) => {
  const cart = await getActiveCart(shop, { fresh: true })
  return cart?.lineItems.map(({ variant }) => variant?.sku)
}

test('shows a guest’s lines after a login without a customer cart, and all lines after the two carts are merged', async () => {
  const [first, second] = [await plentifulSku(), await plentifulSku(1)]
  const { email } = await newCustomer()
  const site = aSite()
  await addTo(site, first)
  const claimed = await site.visitor.login({ email, password })
  expect(claimed).toMatchObject({ ok: true, value: { merge: { status: 'CLAIMED' } } })
  expect(await skusIn(site)).toEqual([first])

  const other = aSite()
  await addTo(other, second)
  const merged = await other.visitor.login({ email, password })
  expect(merged).toMatchObject({ ok: true, value: { merge: { status: 'MERGED' } } })
  expect((await skusIn(other))?.sort()).toEqual([first, second].sort())
})

test('shows a guest’s empty cart after a logout', async () => {
  const { email } = await newCustomer()
  const site = aSite()
  await addTo(site, await plentifulSku())
  expect((await site.visitor.login({ email, password })).ok).toBe(true)
  expect((await site.visitor.logout()).ok).toBe(true)
  expect(await skusIn(site)).toBeUndefined()
})

test('keeps a guest’s wishlist after a login, with the customer’s own items, and leaves none to the next guest', async () => {
  const [first, second] = [await plentifulSku(), await plentifulSku(1)]
  const { email } = await newCustomer()
  const savedBy = async ({ shop }: ReturnType<typeof aSite>) => {
    const saved = await getSavedSkus(shop.graphqlClient)
    return saved.ok ? [...saved.value].sort() : saved.problem
  }
  const site = aSite()
  await saveToWishlist(site.shop.graphqlClient, { sku: first })
  expect((await site.visitor.login({ email, password })).ok).toBe(true)
  expect(await savedBy(site)).toEqual([first])

  const other = aSite()
  await saveToWishlist(other.shop.graphqlClient, { sku: second })
  await saveToWishlist(other.shop.graphqlClient, { sku: first })
  expect((await other.visitor.login({ email, password })).ok).toBe(true)
  expect(await savedBy(other)).toEqual([first, second].sort())
  expect((await other.visitor.logout()).ok).toBe(true)
  expect(await savedBy(other)).toEqual([])
})

test('keeps a guest’s cart and wishlist when the guest registers', async () => {
  const sku = await plentifulSku()
  const site = aSite()
  await addTo(site, sku)
  await saveToWishlist(site.shop.graphqlClient, { sku })
  const registration = { email: `${randomUUID()}@example.com`, password, firstName: 'Ada', lastName: 'Berg' }
  const registered = await site.visitor.register(registration)
  expect(registered).toEqual({ ok: true, value: { customerId: expect.any(String) } })
  expect(await skusIn(site)).toEqual([sku])
  const saved = await getSavedSkus(site.shop.graphqlClient)
  expect(saved).toEqual({ ok: true, value: [sku] })
  const again = await aSite().visitor.register(registration)
  expect(again).toMatchObject({ ok: false, problem: { kind: 'refused' } })
})
