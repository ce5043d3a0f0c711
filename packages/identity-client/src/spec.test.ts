import { expect, test } from 'vitest'
import { createIdentityClient, identityHost } from './index.ts'
import {
  CART_COOKIE,
  CART_FIXED_MESSAGE,
  createVisitorClient,
  mergeOutcome,
  storageKeys,
} from './visitor/index.ts'

type Call = {
  readonly method: string
  readonly path: string
  readonly credentials: string
  readonly body: unknown
}

/** Returns the first request that a client sends. */
const wire = async (use: (fetch: typeof globalThis.fetch) => Promise<unknown>): Promise<Call | undefined> => {
  let call: Call | undefined
  await use(async (input, init) => {
    call ??= {
      method: init?.method ?? 'GET',
      path: new URL(String(input)).pathname,
      credentials: init?.credentials ?? '',
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    }
    return new Response('{}', { status: 503 })
  })
  return call
}
const baseUrl = 'https://identity.example'
const visitor = (fetch: typeof globalThis.fetch) =>
  createVisitorClient({ baseUrl, product: 'selvedge', fetch, log: () => undefined })

/** Section, sentence, and check. */
const facts: readonly (readonly [section: string, sentence: string, holds: () => void | Promise<void>])[] = [
  [
    '§7',
    'GET /api/token: returns success and token (null on failure); cached under key accessToken.',
    async () => {
      expect(await wire((fetch) => visitor(fetch).token())).toMatchObject({
        method: 'GET',
        path: '/api/token',
      })
      expect(await visitor(async () => new Response('{}', { status: 500 })).token()).toBeNull()
    },
  ],
  [
    '§7',
    'GET {host}/api/experiments/treatments, with credentials.',
    async () =>
      expect(await wire((fetch) => visitor(fetch).treatments())).toMatchObject({
        method: 'GET',
        path: '/api/experiments/treatments',
        credentials: 'include',
      }),
  ],
  [
    '§7',
    'GET /api/{product}/get-user-stats, cookies included. Host differs by production or test.',
    async () => {
      expect(await wire((fetch) => visitor(fetch).getUserStats())).toMatchObject({
        path: '/api/selvedge/get-user-stats',
        credentials: 'include',
      })
      const hosts = { production: 'https://identity.example', test: 'https://identity.test.example' }
      expect(identityHost(hosts, 'production')).toBe(hosts.production)
      expect(identityHost(hosts, 'test')).toBe(hosts.test)
    },
  ],
  [
    '§7',
    'GET /api/{product}/user-stats and /api/{product}/who-am-i, with credentials.',
    async () => {
      expect(await wire((fetch) => visitor(fetch).userStats())).toMatchObject({
        path: '/api/selvedge/user-stats',
        credentials: 'include',
      })
      expect(await wire((fetch) => visitor(fetch).whoAmI())).toMatchObject({
        path: '/api/selvedge/who-am-i',
        credentials: 'include',
      })
    },
  ],
  [
    '§7',
    'POST /api/commercetools/fix-cart: cartId.',
    async () =>
      expect(await wire((fetch) => visitor(fetch).fixCart('c'))).toMatchObject({
        method: 'POST',
        path: '/api/commercetools/fix-cart',
        body: { cartId: 'c' },
      }),
  ],
  [
    '§7',
    'POST /api/commercetools/create-weight-calculation: currency, countryUpdated, shippingAddress.',
    async () => {
      const body = { currency: 'USD', countryUpdated: true, shippingAddress: { country: 'US' } }
      expect(await wire((fetch) => visitor(fetch).weighCart(body))).toMatchObject({
        method: 'POST',
        path: '/api/commercetools/create-weight-calculation',
        body,
      })
    },
  ],
  [
    '§7',
    'POST /api/promotions/idme: idme_access_token, currency.',
    async () =>
      expect(await wire((fetch) => visitor(fetch).groupCode('t', 'USD'))).toMatchObject({
        method: 'POST',
        path: '/api/promotions/idme',
        body: { idme_access_token: 't', currency: 'USD' },
      }),
  ],
  [
    '§7',
    'POST /api/{product}/user-preferences, with credentials: preference fields.',
    async () =>
      expect(await wire((fetch) => visitor(fetch).savePreferences({ currency: 'CAD' }))).toMatchObject({
        method: 'POST',
        path: '/api/selvedge/user-preferences',
        credentials: 'include',
        body: { currency: 'CAD' },
      }),
  ],
  [
    '§4',
    'Cart merge: CLAIMED, FAILED, MERGED or UNTOUCHED. Anything but UNTOUCHED refetches the cart.',
    () => {
      const refetched = (['CLAIMED', 'FAILED', 'MERGED', 'UNTOUCHED'] as const).map(
        (status) => mergeOutcome(status).refetchCart,
      )
      expect(refetched).toEqual([true, true, true, false])
    },
  ],
  [
    '§4',
    'On failure an error toast (message id cart.merge.failure) stays until dismissed.',
    () =>
      expect(mergeOutcome('FAILED').toast).toEqual({
        variant: 'error',
        messageId: 'cart.merge.failure',
        duration: null,
      }),
  ],
  [
    '§9',
    'Storage keys: ct_tokenAnonymous, ct_tokenCustomer, ct_cartUpdated, accessToken, user_information; cart cookie CT_cart; marker text ‘cart fixed’.',
    () => {
      expect(Object.values(storageKeys)).toEqual([
        'ct_tokenAnonymous',
        'ct_tokenCustomer',
        'ct_cartUpdated',
        'accessToken',
        'user_information',
      ])
      expect([CART_COOKIE, CART_FIXED_MESSAGE]).toEqual(['CT_cart', 'cart fixed'])
    },
  ],
  [
    '§8',
    'Deferred-payment codes: AFTERPAY_INVALID_COUNTRY and the others reach the caller.',
    async () => {
      const client = createIdentityClient({
        baseUrl,
        product: 'selvedge',
        fetch: async () =>
          new Response('{"kind":"deferred-payment","code":"AFTERPAY_INVALID_COUNTRY"}', { status: 422 }),
      })
      expect(await client.startAfterpayCheckout(undefined, 'c', { successUrl: '', cancelUrl: '' })).toEqual({
        ok: false,
        problem: { kind: 'deferred-payment', code: 'AFTERPAY_INVALID_COUNTRY' },
      })
    },
  ],
]

test.each(facts)('follows the specification, %s: %s', async (_, __, holds) => {
  await holds()
})
