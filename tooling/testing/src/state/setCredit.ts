import { query } from '../shop/query.ts'
import type { ShopAddresses } from '../shop/shop.ts'

/** Sets a customer's store credit in cents, with the counter-entry in the ledger. */
export const setCredit = async (
  shop: Pick<ShopAddresses, 'platformDatabase' | 'identityDatabase'>,
  email: string,
  currency: string,
  cents: number,
): Promise<void> => {
  const [customer] = await query<{ id: string }>(
    shop,
    'platform',
    "select id from customers where lower(doc->>'email') = $1",
    [email],
  )
  const account = `customer:${customer?.id}:${currency}`
  const [balance] = await query<{ cents: number }>(
    shop,
    'identity',
    'select balance_cents::int as cents from ledger_account where id = $1',
    [account],
  )
  const change = cents - (balance?.cents ?? 0)
  const issued = `issued:${currency}`
  // Creates the rows before changing them, because the database refuses a new row with a negative balance.
  await query(
    shop,
    'identity',
    `insert into ledger_account (id, currency, balance_cents) values ($1, $3, 0), ($2, $3, 0)
     on conflict (id) do nothing`,
    [account, issued, currency],
  )
  // One statement, so that a lost connection cannot leave the ledger unbalanced.
  await query(
    shop,
    'identity',
    `update ledger_account
     set balance_cents = balance_cents + case when id = $1 then $3::bigint else -$3::bigint end
     where id in ($1, $2)`,
    [account, issued, change],
  )
}
