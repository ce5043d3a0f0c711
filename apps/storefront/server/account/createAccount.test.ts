import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CartError } from '@selvedge/commerce-client'
import { aCart, aLine } from '@selvedge/commerce-client/testing'
import { createIdentityClient } from '@selvedge/identity-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitorCart } from '../cart/createVisitorCart.ts'
import type { Session } from '../session/session.ts'
import { createAccount } from './createAccount.ts'

let server: Server
let baseUrl: string
const tokens = { accessToken: 'token', expiresAt: Date.now() + 60_000, scope: 'customer_id:c-1' }

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    if (request.url?.endsWith('/login'))
      response.end(JSON.stringify({ customerId: 'c-1', cartId: null, tokens }))
    else response.writeHead(503).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

type Answer = Awaited<ReturnType<VisitorCart['read']>> | 'silence'

/** Signs a guest in and gives what the next page is to tell; `guest` and `customer` are their carts before and after. */
const noticeAfterLogin = async (guest: Answer, customer: Answer): Promise<Session['notice']> => {
  const session: Session = {
    anonymous: tokens,
    customer: undefined,
    cart: { id: 'guest-cart', version: 1, count: 2, currency: 'USD' },
    currency: undefined,
    notice: undefined,
    wishlist: undefined,
    proof: undefined,
  }
  const account = createAccount({
    session,
    identity: createIdentityClient({ baseUrl, product: 'selvedge' }),
    token: { held: async () => 'token', ensured: async () => 'token' },
    cart: {
      read: async () => {
        const answer = session.customer ? customer : guest
        if (answer === 'silence') throw new CartError('An unexpected error has occurred.')
        return answer
      },
    },
    market: { locale: 'en-US', currency: 'USD', country: 'US' },
    graphqlUrl: `${baseUrl}/graphql`,
    headers: {},
  })
  expect(await account.login({ email: 'anna@example.com', password: 'x' })).toEqual({
    ok: true,
    value: undefined,
  })
  return session.notice
}

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
])('a login tells when %s', async (_, guest, customer) => {
  expect(await noticeAfterLogin(guest, customer)).toEqual(failed)
})

test.each([
  ['everything came along', aCart({ lineItems: [cloth] }), aCart({ lineItems: [paper, cloth] })],
  ['only a gift stayed behind', aCart({ lineItems: [cloth, gift] }), aCart({ lineItems: [cloth] })],
  ['nobody can say', aCart({ lineItems: [cloth] }), 'silence' as const],
  ['the guest’s cart is gone', undefined, aCart({ lineItems: [paper] })],
])('a login tells nothing when %s', async (_, guest, customer) => {
  expect(await noticeAfterLogin(guest, customer)).toBeUndefined()
})
