import { randomUUID } from 'node:crypto'
import { queryDatabase } from '../shop/query.ts'
import type { ShopAddresses } from '../shop/shop.ts'
import { Visitor } from '../visitor/Visitor.ts'
import { cheapHash } from './cheapHash.ts'

/** The seeded customers by kind. */
const seeded = {
  customer: 'customer@example.com',
  trade: 'trade@example.com',
  Plus: 'plus@example.com',
} as const

export type CustomerKind = keyof typeof seeded

/** The password of every seeded and copied customer. */
export const PASSWORD = 'Selvedge-2026'

/** Copies a customer to a new e-mail address, with the usual password but without cart, credit or wishlist. Returns the id. */
export const copyCustomer = async (platformDatabase: string, from: string, to: string): Promise<string> => {
  const id = randomUUID()
  const created = await queryDatabase(
    platformDatabase,
    `insert into customers (id, version, created_at, last_modified_at, doc, lowercase_email, password_hash)
     select $1::uuid, version, created_at, last_modified_at,
       (doc - 'key') || jsonb_build_object('id', $1::text, 'email', $2::text), $2, $4
     from customers where lowercase_email = $3
     returning id`,
    [id, to, from, cheapHash(PASSWORD)],
  )
  if (created.length !== 1) throw new Error(`${to} was not created: ${from} is missing`)
  return id
}

/** Copies a seeded customer, so that parallel tests do not share data. Returns the e-mail address. */
export const createCustomer = async (
  shop: Pick<ShopAddresses, 'platformDatabase'>,
  kind: CustomerKind,
): Promise<string> => {
  const email = `${kind.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`
  await copyCustomer(shop.platformDatabase, seeded[kind], email)
  return email
}

/** Logs a visitor in, without loading the page that follows. */
export const logIn = async (visitor: Visitor, email: string, password = PASSWORD): Promise<void> => {
  const response = await visitor.post('/account/login', { email, password }, { redirect: 'manual' })
  if (response.status !== 303)
    throw new Error(`${email} was not logged in: ${response.status} ${response.alerts.join(' ')}`)
}

export type Customer = { readonly email: string; readonly password: string; readonly visitor: Visitor }

/** Creates a customer of a kind and logs them in. */
export const givenCustomer = async (shop: ShopAddresses, kind: CustomerKind): Promise<Customer> => {
  const email = await createCustomer(shop, kind)
  const visitor = new Visitor({ shop: shop.storefront })
  await logIn(visitor, email)
  return { email, password: PASSWORD, visitor }
}
