import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { carts, orders } from '../db/schema.ts'
import type { Payment } from '../model/payment.ts'
import { paymentStore } from '../store/stores.ts'

const heldElsewhere = async (db: Connection, paymentId: string, cartId: string): Promise<boolean> => {
  const named = sql`doc->'paymentIds' @> ${JSON.stringify([paymentId])}::jsonb`
  const result = await db.execute(sql`
    select 1 from ${carts} where ${named} and cart_state = 'Active' and id <> ${cartId}
    union all
    select 1 from ${orders} where ${named} and cart_id <> ${cartId}
    limit 1`)
  return result.rows.length > 0
}

/** Of the named payments, the ids of those that exist, may be used here, and are on no other active cart or order. */
export const freePayments = async (
  db: Connection,
  ids: readonly string[],
  cartId: string,
  mayUse: (payment: Payment) => boolean,
): Promise<ReadonlySet<string>> => {
  const free = new Set<string>()
  for (const payment of await paymentStore.findAll(db, ids))
    if (mayUse(payment) && !(await heldElsewhere(db, payment.id, cartId))) free.add(payment.id)
  return free
}
