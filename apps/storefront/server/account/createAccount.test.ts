import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIdentityClient } from '@selvedge/identity-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../session/session.ts'
import { createAccount } from './createAccount.ts'

let server: Server
let baseUrl: string
let cartId: string | null = null
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

/** Signs a guest in whose cart holds so many units, and gives what the next page is to tell. */
const noticeAfterLogin = async (count: number): Promise<Session['notice']> => {
  const session: Session = {
    anonymous: tokens,
    customer: undefined,
    cart: { id: 'guest-cart', version: 1, count, currency: 'USD' },
    currency: undefined,
    notice: undefined,
    wishlist: undefined,
    proof: undefined,
  }
  const account = createAccount({
    session,
    identity: createIdentityClient({ baseUrl, product: 'selvedge' }),
    token: { held: async () => 'token', ensured: async () => 'token' },
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

test('a guest’s lines that are in no cart after the login are told of', async () => {
  cartId = null
  expect(await noticeAfterLogin(2)).toEqual({ kind: 'cart-merge-failed' })
})

test('nothing is told where they came along, or where there were none', async () => {
  cartId = 'customer-cart'
  expect(await noticeAfterLogin(2)).toBeUndefined()
  cartId = null
  expect(await noticeAfterLogin(0)).toBeUndefined()
})
