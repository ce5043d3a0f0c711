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
  const add = async (id: string, by: number): Promise<void> => {
    // Creates the row before changing it, because the database refuses a new row with a negative balance.
    await query(
      shop,
      'identity',
      'insert into ledger_account (id, currency, balance_cents) values ($1, $2, 0) on conflict (id) do nothing',
      [id, currency],
    )
    await query(
      shop,
      'identity',
      'update ledger_account set balance_cents = balance_cents + $2 where id = $1',
      [id, by],
    )
  }
  await add(account, change)
  await add(`issued:${currency}`, -change)
}
