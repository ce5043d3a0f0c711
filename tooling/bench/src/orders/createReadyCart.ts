import { randomUUID } from 'node:crypto'
import {
  addLineItem,
  type Cart,
  createCommerceClient,
  endpointsOfApiUrl,
  runQuery,
  ShippingMethodsByCartDocument,
  updateMyCart,
} from '@selvedge/commerce-client'
import { createTokenFlows } from '@selvedge/commerce-client/session'
import { createIdentityClient, type IdentityClient } from '@selvedge/identity-client'
import type { Shop } from '../stack/startShop.ts'

/** A guest's cart with address, shipping method and card, which can be ordered. */
export type ReadyCart = {
  readonly cart: Cart
  readonly bearer: string
  readonly identity: IdentityClient
  readonly key: string
}

const address = {
  firstName: 'Marianne',
  lastName: 'Hale',
  country: 'US',
  streetNumber: '212',
  streetName: 'Warren Street',
  city: 'Hudson',
  state: 'NY',
  postalCode: '12534',
  phone: '(518) 555-0142',
}

/** Creates a token of the sandbox's always approved card. */
const cardToken = async (payments: string): Promise<string> => {
  const response = await fetch(`${payments}/fields/cards`, {
    method: 'POST',
    headers: { origin: new URL(payments).origin },
    body: new URLSearchParams({
      number: '4242424242424242',
      expiry: '12 / 30',
      cvc: '123',
      name: 'Marianne Hale',
    }),
  })
  const { id } = (await response.json()) as { id?: string }
  if (!id) throw new Error(`the sandbox refuses its own test card: ${response.status}`)
  return id
}

/** Returns a function that creates a cart with the same steps as the checkout, except for the order itself. */
export const createCartMaker = (shop: Shop, sku: string) => {
  const projectKey = 'selvedge'
  const flows = createTokenFlows({
    authUrl: shop.platform,
    projectKey,
    clientId: 'selvedge-local',
    clientSecret: shop.clientSecret,
  })
  const { graphqlUrl } = endpointsOfApiUrl(shop.platform, projectKey)
  const identity = createIdentityClient({ baseUrl: shop.identity, product: 'selvedge' })

  return async (): Promise<ReadyCart> => {
    const tokens = await flows.anonymous()
    if (!tokens.ok) throw new Error(`no token for a guest: ${tokens.problem.message}`)
    const bearer = tokens.value.accessToken
    const graphqlClient = createCommerceClient({ graphqlUrl, runtime: 'server', token: async () => bearer })
    const fresh = await addLineItem(
      { graphqlClient },
      { currency: 'USD', country: 'US' },
      { sku, quantity: 2 },
    )
    const addressed = await updateMyCart(
      { graphqlClient },
      {
        id: fresh.id,
        version: fresh.version,
        actions: [
          { setCustomerEmail: { email: 'marianne.hale@example.com' } },
          { setShippingAddress: { address } },
          { setBillingAddress: { address } },
        ],
      },
    )
    const offered = await runQuery(graphqlClient, ShippingMethodsByCartDocument, {
      cartId: fresh.id,
      locale: 'en-US',
    })
    const id = offered.ok ? offered.value.shippingMethodsByCart[0]?.id : undefined
    if (!id) throw new Error('no shipping method for the address')
    const cart = await updateMyCart(
      { graphqlClient },
      {
        id: fresh.id,
        version: addressed.version,
        actions: [{ setShippingMethod: { shippingMethod: { typeId: 'shipping-method', id } } }],
      },
    )
    const method = { kind: 'card', token: await cardToken(shop.payments) } as const
    const chosen = await identity.choosePayment(bearer, cart.id, { method })
    if (!chosen.ok) throw new Error(`the card is refused: ${chosen.problem.kind}`)
    return { cart, bearer, identity, key: randomUUID() }
  }
}
