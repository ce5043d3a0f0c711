import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Cart, CartError, createCommerceClient } from '@selvedge/commerce-client'
import { aCart, aLine } from '@selvedge/commerce-client/testing'
import { createIdentityClient } from '@selvedge/identity-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartContext, CartResult } from '../cart/visitorCart.ts'
import { Session } from '../session/session.ts'
import { type CartSteps, logIn } from './signIn.ts'

let server: Server
let baseUrl: string
/** The cart that the identity backend returns, `null` when it could not merge the carts. */
let cartId: string | null
const tokens = { accessToken: 'token', expiresAt: Date.now() + 60_000, scope: 'customer_id:c-1' }

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    if (request.url?.endsWith('/login')) response.end(JSON.stringify({ customerId: 'c-1', cartId, tokens }))
    else response.writeHead(503).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

type CartResponse = Awaited<ReturnType<CartSteps['read']>> | 'silence'

type Login = {
  /** The currency that the visitor has selected. */
  readonly chosen?: Session['currency']
  /** The results of cart changes. */
  readonly refuses?: 'refuses'
  /** Whether the identity backend could merge the carts. */
  readonly isMerged?: boolean
}

/**
 * Signs a guest in; `guest` and `customer` are their carts before and after. Returns the session and the resulting
 * cart.
 */
const logInWith = async (
  guest: CartResponse,
  customer: CartResponse,
  { chosen, refuses, isMerged = true }: Login = {},
) => {
  cartId = isMerged ? 'customer-cart' : null
  const calls: string[] = []
  const change = async (name: string): Promise<CartResult> => {
    calls.push(name)
    return refuses ? { ok: false, problem: { kind: 'code-not-applicable' } } : { ok: true, value: aCart() }
  }
  const session = new Session({
    anonymous: tokens,
    cart: { id: 'guest-cart', version: 1, count: 2, currency: 'USD' },
    currency: chosen,
  })
  const shop: CartContext = {
    session,
    identity: createIdentityClient({ baseUrl, product: 'selvedge' }),
    token: { current: async () => 'token', getOrCreate: async () => 'token', replace: async () => undefined },
    market: { locale: 'en-US', currency: 'USD', country: 'US' },
    cartSite: undefined,
    clientFor: (bearer) =>
      createCommerceClient({
        graphqlUrl: `${baseUrl}/graphql`,
        runtime: 'server',
        token: async () => bearer,
      }),
  }
  const steps: CartSteps = {
    read: async () => {
      const response = session.customer ? customer : guest
      if (response === 'silence') throw new CartError('An unexpected error has occurred.')
      return response
    },
    applyCode: (code) => change(`code ${code}`),
    saveGift: ({ to }) => change(`gift for ${to}`),
    move: async () => {
      calls.push(`to ${shop.market.currency}`)
      return refuses ? { ok: false } : { ok: true, changed: true, droppedLines: 0 }
    },
  }
  expect(
    await logIn({ ...shop, userAgent: 'Firefox' }, { email: 'anna@example.com', password: 'x' }, steps),
  ).toEqual({
    ok: true,
    value: 'signed-in',
  })
  return { session, calls }
}

const noticeAfterLogin = async (guest: CartResponse, customer: CartResponse): Promise<Session['notice']> =>
  (await logInWith(guest, customer)).session.notice

const cloth = aLine({ id: 'cloth', productId: 'cloth' })
const paper = aLine({ id: 'paper', productId: 'paper' })
const gift = aLine({ id: 'gift', productId: 'gift', lineItemMode: 'GiftLineItem' })
const failed = { kind: 'cart-merge-failed' }

test.each([
  [
    'one of a guest’s lines is in no cart afterwards',
    aCart({ lineItems: [cloth, paper] }),
    aCart({ lineItems: [paper] }),
  ],
  ['there is no cart afterwards', aCart({ lineItems: [cloth] }), undefined],
])('shows a notice after a login when %s', async (_, guest, customer) => {
  expect(await noticeAfterLogin(guest, customer)).toEqual(failed)
})

test('shows a notice after a login when the carts could not be merged and the guest’s cart was kept', async () => {
  const cart = aCart({ lineItems: [cloth] })
  expect((await logInWith(cart, cart, { isMerged: false })).session.notice).toEqual(failed)
})

test.each([
  ['everything was merged', aCart({ lineItems: [cloth] }), aCart({ lineItems: [paper, cloth] })],
  ['only a gift was not copied', aCart({ lineItems: [cloth, gift] }), aCart({ lineItems: [cloth] })],
  ['the carts cannot be read', aCart({ lineItems: [cloth] }), 'silence' as const],
  ['the guest’s cart is gone', undefined, aCart({ lineItems: [paper] })],
])('shows no notice after a login when %s', async (_, guest, customer) => {
  expect(await noticeAfterLogin(guest, customer)).toBeUndefined()
})

const named = (code: string): Cart['discountCodes'][number] => ({
  state: 'MatchesCart',
  discountCodeRef: { typeId: 'discount-code', id: code },
  discountCode: { id: code, code, name: null, isActive: true, cartDiscounts: [] },
})
const fields = ['giftTo', 'giftFrom', 'giftMessage'].map((name) => ({ name, value: name }))
const withCodesAndGift = aCart({
  id: 'guest-cart',
  lineItems: [cloth],
  discountCodes: [named('WELCOME10'), named('TAKE5')],
  custom: { customFieldsRaw: fields },
})

test('copies the guest’s codes and gift message to the customer’s cart, unless that cart already has them', async () => {
  const own = aCart({ id: 'own-cart', lineItems: [cloth], discountCodes: [named('TAKE5')] })
  const first = await logInWith(withCodesAndGift, own)
  expect(first.calls).toEqual(['code WELCOME10', 'gift for giftTo'])
  expect(first.session.notice).toBeUndefined()
  const both = { ...withCodesAndGift, id: 'own-cart' }
  expect((await logInWith(withCodesAndGift, both)).calls).toEqual([])
  // A guest's cart that became the customer's cart already contains the codes and the gift.
  expect((await logInWith(withCodesAndGift, withCodesAndGift)).calls).toEqual([])
})

test('shows a notice for a code that cannot be copied', async () => {
  const own = aCart({ id: 'own-cart', lineItems: [cloth] })
  expect((await logInWith(withCodesAndGift, own, { refuses: 'refuses' })).session.notice).toEqual(failed)
})

const inPounds = aCart({
  id: 'own-cart',
  lineItems: [cloth],
  totalPrice: { type: 'centPrecision', currencyCode: 'GBP', centAmount: 1520, fractionDigits: 2 },
})

test('shows a notice that names the cart’s currency unless the cart is converted to the selected currency', async () => {
  const notice = { kind: 'currency-changed', currency: 'GBP' }
  expect(await noticeAfterLogin(undefined, inPounds)).toEqual(notice)
  const moved = await logInWith(undefined, inPounds, { chosen: 'USD' })
  expect([moved.calls, moved.session.notice, moved.session.currency]).toEqual([['to USD'], undefined, 'USD'])
  const stays = await logInWith(undefined, inPounds, { chosen: 'USD', refuses: 'refuses' })
  expect([stays.session.notice, stays.session.currency]).toEqual([notice, undefined])
})
