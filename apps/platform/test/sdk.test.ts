import { createApiBuilderFromCtpClient } from '@commercetools/platform-sdk'
import { ClientBuilder, type TokenCache, type TokenStore } from '@commercetools/ts-client'
import { describe, expect, it } from 'vitest'
import type { Loose } from './client.ts'
import { credentials } from './credentials.ts'
import { home, platformUrl, shop, sku } from './shop.ts'

const projectKey = 'selvedge'

const memory = (): TokenCache & { held: TokenStore | undefined } => {
  const cache = {
    held: undefined as TokenStore | undefined,
    get: async () => cache.held,
    set: async (token: TokenStore) => {
      cache.held = token
    },
  }
  return cache
}

const flowOptions = (tokenCache: TokenCache, anonymousId?: string) => ({
  host: platformUrl,
  projectKey,
  credentials: {
    clientId: credentials.id,
    clientSecret: credentials.secret,
    ...(anonymousId && { anonymousId }),
  },
  tokenCache,
  httpClient: fetch,
})

const builder = () =>
  new ClientBuilder().withProjectKey(projectKey).withHttpMiddleware({ host: platformUrl, httpClient: fetch })

type Flow = (tokenCache: TokenCache) => ClientBuilder

/** The vendor's client, which gets its token with a flow. */
const sdk = (flow: Flow, tokenCache = memory()) => {
  const root = createApiBuilderFromCtpClient(flow(tokenCache).build()).withProjectKey({ projectKey })
  const execute = async (query: string, variables: Record<string, unknown> = {}): Promise<Loose> => {
    const { body } = await root.graphql().post({ body: { query, variables } }).execute()
    if (body.errors) throw new Error(JSON.stringify(body.errors))
    return body.data
  }
  return { execute, tokenCache }
}

const asService: Flow = (cache) => builder().withClientCredentialsFlow(flowOptions(cache))
const asGuest: Flow = (cache) => builder().withAnonymousSessionFlow(flowOptions(cache))
const buyer = { email: 'sdk-buyer@example.com', password: 'First-Pass-1' }

const asCustomer: Flow = (cache) =>
  builder().withPasswordFlow({
    ...flowOptions(cache),
    credentials: {
      clientId: credentials.id,
      clientSecret: credentials.secret,
      user: { username: buyer.email, password: buyer.password },
    },
  })

const createCart = `mutation ($draft: MyCartDraft!) { createMyCart(draft: $draft) { id version totalPrice { centAmount } } }`
const setEmail = `mutation ($id: String!, $version: Long!) { updateMyCart(id: $id, version: $version,
  actions: [{ setCustomerEmail: { email: "guest@example.com" } }, { changeLineItemQuantity: { lineItemKey: "first", quantity: 2 } }]) {
  id version lineItems { quantity } taxedPrice { totalGross { centAmount } } } }`
const order = `mutation ($draft: OrderMyCartCommand!) { createMyOrderFromCart(draft: $draft) { id orderState cart { id } } }`

const buy = async (execute: (query: string, variables: Record<string, unknown>) => Promise<Loose>) => {
  const draft = { currency: 'USD', country: 'US', shippingAddress: home, lineItems: [{ sku, key: 'first' }] }
  const cart = (await execute(createCart, { draft })).createMyCart
  const changed = (await execute(setEmail, { id: cart.id, version: cart.version })).updateMyCart
  expect(changed.lineItems).toEqual([{ quantity: 2 }])
  const placed = (await execute(order, { draft: { id: cart.id, version: changed.version } }))
    .createMyOrderFromCart
  expect(placed).toMatchObject({ orderState: 'Open', cart: { id: cart.id } })
  return placed.id
}

describe('the vendor’s SDK', () => {
  it('authenticates with client credentials and finds orders of shoppers', async () => {
    const id = await buy(sdk(asGuest).execute)
    const data = await sdk(asService).execute(
      'query ($id: String!) { order(id: $id) { id customerEmail } }',
      {
        id,
      },
    )
    expect(data.order).toEqual({ id, customerEmail: 'guest@example.com' })
  })

  it('starts an anonymous session and orders a cart', async () => {
    const { execute, tokenCache } = sdk(asGuest)
    const id = await buy(execute)
    expect(tokenCache.held?.refreshToken).toEqual(expect.any(String))
    const { me } = await execute('query ($id: String!) { me { customer { id } order(id: $id) { id } } }', {
      id,
    })
    expect(me).toEqual({ customer: null, order: { id } })
  })

  it('signs in a customer by password and orders a cart', async () => {
    await shop.execute(await shop.anonymous(), 'customerSignMeUp', { draft: buyer })
    const { execute } = sdk(asCustomer)
    const id = await buy(execute)
    const { me } = await execute('query ($id: String!) { me { customer { email } order(id: $id) { id } } }', {
      id,
    })
    expect(me).toEqual({ customer: { email: buyer.email }, order: { id } })
  })

  it('continues as the same guest with a refresh token', async () => {
    const first = sdk(asGuest)
    const cart = (await first.execute(createCart, { draft: { currency: 'USD' } })).createMyCart
    const refreshToken = first.tokenCache.held?.refreshToken ?? ''
    const later = sdk((cache) => builder().withRefreshTokenFlow({ ...flowOptions(cache), refreshToken }))
    expect((await later.execute('{ me { activeCart { id } } }')).me.activeCart.id).toBe(cart.id)
    expect(later.tokenCache.held?.token).not.toBe(first.tokenCache.held?.token)
  })

  it('gets the platform’s messages when a login or a query is rejected', async () => {
    const wrong: Flow = (cache) =>
      builder().withPasswordFlow({
        ...flowOptions(cache),
        credentials: {
          clientId: credentials.id,
          clientSecret: credentials.secret,
          user: { username: 'customer@example.com', password: 'wrong' },
        },
      })
    await expect(sdk(wrong).execute('{ me { customer { id } } }')).rejects.toMatchObject({
      statusCode: 400,
      message: 'Customer account with the given credentials not found.',
    })
    await expect(sdk(asGuest).execute('{ customers { total } }')).rejects.toMatchObject({ statusCode: 403 })
    await expect(sdk(asGuest).execute('{ products(limit: 501) { total } }')).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})
