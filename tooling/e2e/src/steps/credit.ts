import { query } from '../harness/services.ts'

/** Sets what store credit a customer has, in cents of the currency, as a service would: with its entry on the other side. */
export const setCredit = async (email: string, currency: string, cents: number): Promise<void> => {
  const [customer] = await query<{ id: string }>(
    'platform',
    "select id from customers where lower(doc->>'email') = $1",
    [email],
  )
  const account = `customer:${customer?.id}:${currency}`
  const [held] = await query<{ cents: number }>(
    'identity',
    'select balance_cents::int as cents from ledger_account where id = $1',
    [account],
  )
  const change = cents - (held?.cents ?? 0)
  // An account that is there is changed: a new row of less than nothing would be refused.
  const add = async (id: string, by: number): Promise<void> => {
    await query(
      'identity',
      'insert into ledger_account (id, currency, balance_cents) values ($1, $2, 0) on conflict (id) do nothing',
      [id, currency],
    )
    await query('identity', 'update ledger_account set balance_cents = balance_cents + $2 where id = $1', [
      id,
      by,
    ])
  }
  await add(account, change)
  await add(`issued:${currency}`, -change)
}
