import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { carts, orders, payments } from '../db/schema.ts'
import type { Payment } from '../model/payment.ts'
import { paymentStore } from '../store/stores.ts'
import type { Identifier } from './actions/actionContext.ts'

const isUsedElsewhere = async (db: Connection, paymentId: string, cartId: string): Promise<boolean> => {
  const usesPayment = sql`doc->'paymentIds' @> ${JSON.stringify([paymentId])}::jsonb`
  const result = await db.execute(sql`
    select 1 from ${carts} where ${usesPayment} and cart_state = 'Active' and id <> ${cartId}
    union all
    select 1 from ${orders} where ${usesPayment} and cart_id <> ${cartId}
    limit 1`)
  return result.rows.length > 0
}

/** Maps the id and the key of each payment to its id. */
export type AvailablePayments = ReadonlyMap<string, string>

/**
 * Finds the given payments that exist, that the caller may use, and that belong to no other active cart or order.
 */
export const findAvailablePayments = async (
  db: Connection,
  names: readonly Identifier[],
  cartId: string,
  canUse: (payment: Payment) => boolean,
): Promise<AvailablePayments> => {
  const available = new Map<string, string>()
  const keys = names.flatMap(({ id, key }) => (!id && key ? [key] : []))
  const byKey = keys.length > 0 ? await paymentStore.findAllWhere(db, inArray(payments.key, keys)) : []
  const byId = await paymentStore.findAll(
    db,
    names.flatMap(({ id }) => id ?? []),
  )
  for (const payment of [...byId, ...byKey]) {
    if (!canUse(payment) || (await isUsedElsewhere(db, payment.id, cartId))) continue
    available.set(payment.id, payment.id)
    if (payment.key !== undefined) available.set(payment.key, payment.id)
  }
  return available
}
