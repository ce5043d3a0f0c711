import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { carts, orders, payments } from '../db/schema.ts'
import type { Payment } from '../model/payment.ts'
import { paymentStore } from '../store/stores.ts'
import type { Identifier } from './actions/actionContext.ts'

const heldElsewhere = async (db: Connection, paymentId: string, cartId: string): Promise<boolean> => {
  const named = sql`doc->'paymentIds' @> ${JSON.stringify([paymentId])}::jsonb`
  const result = await db.execute(sql`
    select 1 from ${carts} where ${named} and cart_state = 'Active' and id <> ${cartId}
    union all
    select 1 from ${orders} where ${named} and cart_id <> ${cartId}
    limit 1`)
  return result.rows.length > 0
}

/** Ids of payments by their id and by their key. */
export type FreePayments = ReadonlyMap<string, string>

/** Of the named payments, those that exist, may be used here, and are on no other active cart or order. */
export const freePayments = async (
  db: Connection,
  names: readonly Identifier[],
  cartId: string,
  mayUse: (payment: Payment) => boolean,
): Promise<FreePayments> => {
  const free = new Map<string, string>()
  const keys = names.flatMap(({ id, key }) => (!id && key ? [key] : []))
  const byKey = keys.length > 0 ? await paymentStore.findAllWhere(db, inArray(payments.key, keys)) : []
  const byId = await paymentStore.findAll(
    db,
    names.flatMap(({ id }) => id ?? []),
  )
  for (const payment of [...byId, ...byKey]) {
    if (!mayUse(payment) || (await heldElsewhere(db, payment.id, cartId))) continue
    free.set(payment.id, payment.id)
    if (payment.key !== undefined) free.set(payment.key, payment.id)
  }
  return free
}
