import {
  addLineItem,
  type Cart,
  createCommerceClient,
  endpointsOfApiUrl,
  runQuery,
  ShippingMethodsByCartDocument,
  updateMyCart,
} from '@selvedge/commerce-client'
import { createServerClient } from '@selvedge/commerce-client/server'
import { type CartSite, cartsOf } from '@selvedge/commerce-client/site'
import pg from 'pg'
import { testServices } from './testServices.ts'

const project = 'selvedge'
const credentials = { clientId: 'identity-test', clientSecret: 'identity-test-secret' }

/** Clients of the platform, with the same rights as the service's clients. */
export const platformClients = () => {
  const platform = testServices.platform
  const options = { authUrl: platform, apiUrl: platform, projectKey: project, ...credentials }
  const { client, flows } = createServerClient(options)
  return { client, guests: flows }
}

/** A client with a visitor's token. */
export const asVisitor = (token: string) => {
  const { graphqlUrl } = endpointsOfApiUrl(testServices.platform, project)
  return createCommerceClient({ graphqlUrl, token: async () => token })
}

/** The shipping address of carts in tests. */
export const address = {
  firstName: 'Marianne',
  lastName: 'Hale',
  country: 'US',
  streetNumber: '212',
  streetName: 'Warren Street',
  city: 'Hudson',
  state: 'NY',
  postalCode: '12534',
}

type CartInput = {
  readonly sku?: string
  readonly quantity?: number
  readonly currency?: string
  readonly email?: string
  readonly site?: CartSite
}

/** Returns a SKU of the seeded catalogue with plenty of stock. Each position has a different SKU. */
export const plentifulSku = async (position = 0): Promise<string> => {
  const [row] = await platformRows<{ sku: string }>(
    `select sku from inventory where sku like '%printed-fabric-pv-yard' and quantity_on_stock > 100
     order by sku limit 1 offset $1`,
    [position],
  )
  return row?.sku ?? ''
}

/** A visitor's cart with one line item. */
export const aCart = (
  token: string,
  { sku, quantity = 1, currency = 'USD', site }: CartInput = {},
): Promise<Cart> =>
  addLineItem(
    { graphqlClient: asVisitor(token), site: site && cartsOf(site) },
    { currency, country: currency === 'USD' ? 'US' : 'GB' },
    { sku: sku ?? 'plus-membership', quantity },
  )

/** A cart with addresses and a shipping method: only the payment is missing. */
export const aReadyCart = async (token: string, input: CartInput = {}): Promise<Cart> => {
  const graphqlClient = asVisitor(token)
  const cart = await aCart(token, input)
  const addressed = await updateMyCart(
    { graphqlClient },
    {
      id: cart.id,
      version: cart.version,
      actions: [
        { setCustomerEmail: { email: input.email ?? 'marianne.hale@example.com' } },
        { setShippingAddress: { address } },
        { setBillingAddress: { address } },
      ],
    },
  )
  const offered = await runQuery(graphqlClient, ShippingMethodsByCartDocument, {
    cartId: cart.id,
    locale: 'en-US',
  })
  const id = offered.ok ? offered.value.shippingMethodsByCart[0]?.id : undefined
  if (!id) throw new Error('nothing delivers to the address')
  return updateMyCart(
    { graphqlClient },
    {
      id: cart.id,
      version: addressed.version,
      actions: [{ setShippingMethod: { shippingMethod: { typeId: 'shipping-method', id } } }],
    },
  )
}

/** The total of a cart, in cents. */
export const totalOf = (cart: Cart): number =>
  cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount

const pools = new Map<string, pg.Pool>()

/** Reuses connections, because each new one starts a process of the database. */
const poolOf = (connectionString: string): pg.Pool => {
  const known = pools.get(connectionString)
  if (known) return known
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true })
  // An idle connection that ends, e.g. with its database, is replaced by the next query.
  pool.on('error', () => undefined)
  pools.set(connectionString, pool)
  return pool
}

const rows = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await poolOf(url).query<Row>(text, values)).rows

/** Queries the platform's database. */
export const platformRows = <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => rows(testServices.platformDatabaseUrl, text, values)

/** Queries a service's database. */
export const rowsOf = rows
