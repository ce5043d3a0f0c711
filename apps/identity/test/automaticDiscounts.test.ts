import { discountsVaryByQuantity, discountsVaryByShipping } from '@selvedge/cart-domain'
import { createIdentityClient } from '@selvedge/identity-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { platformRows } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { type PlatformProxy, refusal, startPlatformProxy } from './harness/startPlatformProxy.ts'

const PATH = '/api/promotions/automatic-discounts'
const TEA_TOWELS = 'three-tea-towels'
const SITE = 'https://brand.example'

let proxy: PlatformProxy
/** Reads the discounts again for almost every request. */
let forgetful: TestIdentity
let identity: TestIdentity
beforeAll(async () => {
  proxy = await startPlatformProxy()
  const through = { COMMERCE_API_URL: proxy.url, SITE_ORIGINS: SITE }
  ;[forgetful, identity] = await Promise.all([
    startIdentity({ environment: { ...through, DISCOUNTS_FRESH_MS: '1' } }),
    startIdentity({ environment: through }),
  ])
})
afterEach(async () => {
  proxy.treat(() => undefined)
  await changeDiscount(TEA_TOWELS, { isActive: true, requiresDiscountCode: false })
  await changeDiscount('welcome', { requiresDiscountCode: true, validFrom: null, validUntil: null })
})
afterAll(async () => {
  await Promise.all([forgetful.stop(), identity.stop()])
  await proxy.stop()
})

/** Changes fields of a cart discount on the platform; `null` removes one. */
const changeDiscount = (key: string, fields: object) =>
  platformRows(
    `update reference_documents set doc = jsonb_strip_nulls(doc || $2::jsonb) where kind = 'cart-discount' and key = $1`,
    [key, JSON.stringify(fields)],
  )

const refuseDiscounts = (code: string): void =>
  proxy.treat(({ operation }) =>
    operation === 'getAutomaticDiscounts' ? { kind: 'respond', body: refusal(code) } : undefined,
  )

const targetsOf = async ({ url }: TestIdentity): Promise<string[]> => {
  const { discounts } = (await aPage(url).get(PATH)).body
  return discounts.map(({ target }: { target: { type: string } }) => target.type)
}

const relative = { stackingMode: 'Stacking', value: { type: 'relative' } }
const forTrade = 'customer.customerGroup.key = "trade"'
const forPlus = 'customer.customerGroup.key = "plus"'

test('returns 503 while the platform has never returned the discounts, and later the last list', async () => {
  refuseDiscounts('insufficient_scope')
  const refused = await aPage(identity.url).get(PATH)
  expect([refused.status, refused.body]).toEqual([503, { kind: 'unavailable' }])
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  refuseDiscounts('QueryTimedOut')
  expect((await aPage(forgetful.url).get(PATH)).status).toBe(503)

  proxy.treat(() => undefined)
  const known = await aPage(forgetful.url).get(PATH)
  expect(known.status).toBe(200)
  refuseDiscounts('QueryTimedOut')
  expect((await aPage(forgetful.url).get(PATH)).body).toEqual(known.body)
})

test('returns the conditions of the discounts without a code to anyone, without names, keys and sizes', async () => {
  const list = await aPage(identity.url).get(PATH)
  expect(list.status).toBe(200)
  expect(list.body.discounts).toHaveLength(5)
  expect(list.body.discounts).toEqual(
    expect.arrayContaining([
      { ...relative, cartPredicate: forTrade, target: { type: 'shipping' } },
      { ...relative, cartPredicate: forPlus, target: { type: 'shipping' } },
      {
        ...relative,
        cartPredicate: `${forTrade} and hidden`,
        target: { type: 'lineItems', predicate: 'hidden' },
      },
      { ...relative, cartPredicate: forPlus, target: { type: 'lineItems', predicate: 'hidden' } },
      {
        ...relative,
        cartPredicate: 'true',
        target: { type: 'multiBuyLineItems', predicate: 'productType.key = "dining" and hidden' },
      },
    ]),
  )
})

test('returns a response that caches may store, to pages of listed sites and without a cookie', async () => {
  const { headers } = await aPage(identity.url, SITE).get(PATH)
  expect(headers.get('cache-control')).toBe('public, max-age=150')
  expect(headers.get('vary')).toContain('Origin')
  expect(headers.get('access-control-allow-origin')).toBe(SITE)
  expect(headers.getSetCookie()).toEqual([])
  const other = await aPage(identity.url, 'https://other.example').get(PATH)
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('gives the client the input of the rules of predicted totals', async () => {
  const read = await createIdentityClient({
    baseUrl: identity.url,
    product: 'selvedge',
  }).automaticDiscounts()
  const discounts = read.ok ? read.value : []
  const varies = (groupKey: string | undefined, productType: string): boolean =>
    discountsVaryByQuantity(discounts, { groupKey, productTypes: [productType] })
  expect([varies(undefined, 'fabric'), varies(undefined, 'dining')]).toEqual([false, true])
  expect([varies('plus', 'fabric'), varies('trade', 'fabric')]).toEqual([false, true])
  const free = { discountCodes: [], shippingInfo: null }
  const productTypes = ['fabric']
  expect(discountsVaryByShipping(free, discounts, { groupKey: undefined, productTypes })).toBe(false)
  expect(discountsVaryByShipping(free, discounts, { groupKey: 'plus', productTypes })).toBe(true)
})

test('leaves out a discount after its deactivation, or when it begins to require a code, as soon as the cache has ended', async () => {
  const hasTeaTowels = async (service: TestIdentity): Promise<boolean> =>
    (await targetsOf(service)).includes('multiBuyLineItems')
  expect([await hasTeaTowels(forgetful), await hasTeaTowels(identity)]).toEqual([true, true])
  await changeDiscount(TEA_TOWELS, { isActive: false })
  await expect.poll(() => hasTeaTowels(forgetful)).toBe(false)
  expect(await hasTeaTowels(identity)).toBe(true)

  await changeDiscount(TEA_TOWELS, { isActive: true })
  await expect.poll(() => hasTeaTowels(forgetful)).toBe(true)
  await changeDiscount(TEA_TOWELS, { requiresDiscountCode: true })
  await expect.poll(() => hasTeaTowels(forgetful)).toBe(false)
})

test('lists a discount from an hour before it begins until it ends', async () => {
  /** Without a code, the discount of WELCOME10 applies to all lines of every cart. */
  const hasWelcome = async (): Promise<boolean> => {
    const { discounts } = (await aPage(forgetful.url).get(PATH)).body
    return discounts.some(
      ({ cartPredicate, target }: { cartPredicate: string; target: { predicate?: string } }) =>
        cartPredicate === 'true' && target.predicate === 'true',
    )
  }
  const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
  expect(await hasWelcome()).toBe(false)
  await changeDiscount('welcome', { requiresDiscountCode: false })
  await expect.poll(hasWelcome).toBe(true)
  await changeDiscount('welcome', { validFrom: inMinutes(600) })
  await expect.poll(hasWelcome).toBe(false)
  await changeDiscount('welcome', { validFrom: inMinutes(30) })
  await expect.poll(hasWelcome).toBe(true)
  await changeDiscount('welcome', { validFrom: null, validUntil: inMinutes(-1) })
  await expect.poll(hasWelcome).toBe(false)
})
