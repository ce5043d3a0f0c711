import { randomUUID } from 'node:crypto'
import { query } from '../harness/services.ts'
import type { Purchase } from '../matrix/purchases.ts'
import { marianne, type Person } from './checkout.ts'
import { london, toronto } from './people.ts'

/** The seeded customers by what they are. */
const seeded = {
  customer: 'customer@example.com',
  trade: 'trade@example.com',
  Plus: 'plus@example.com',
} as const satisfies Record<Exclude<Purchase['buyer'], 'guest'>, string>

/**
 * Makes a customer who is what a seeded one is, with the same password and nobody else's cart, credit and wishlist: tests
 * that run beside each other do not meet. Gives the e-mail address.
 */
export const aCustomer = async (kind: keyof typeof seeded): Promise<string> => {
  const id = randomUUID()
  const email = `${kind.toLowerCase()}.${id.slice(0, 8)}@example.com`
  await query(
    'platform',
    `insert into customers (id, version, created_at, last_modified_at, doc, lowercase_email, password_hash)
     select $1::uuid, version, created_at, last_modified_at,
       (doc - 'key') || jsonb_build_object('id', $1::text, 'email', $2::text), $2, password_hash
     from customers where lowercase_email = $3`,
    [id, email, seeded[kind]],
  )
  return email
}

/** Someone who lives where the currency is paid in. */
export const personIn: Readonly<Record<Purchase['currency'], Person>> = {
  USD: { ...marianne, country: 'US' },
  CAD: toronto,
  EUR: {
    ...marianne,
    country: 'DE',
    line1: 'Lindenallee 14',
    city: 'Berlin',
    state: '',
    postcode: '14050',
    phone: '+49 30 901820',
  },
  AUD: {
    ...marianne,
    country: 'AU',
    line1: '5 Flinders Lane',
    city: 'Melbourne',
    state: 'VIC',
    postcode: '3000',
    phone: '+61 3 9555 0142',
  },
  GBP: london,
}
