import {
  GetCartDocument,
  GetCustomerActiveCartDocument,
  MergeCartDocument,
} from '@selvedge/commerce-client/server'
import type { MergeStatus } from '@selvedge/identity-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { answered, type Commerce, required, runMutation, runQuery } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { cartMerges } from '../db/schema.ts'

type Merge = {
  readonly guestCartId: string
  readonly customerId: string
  /** Who the customer was before login; only that guest's cart is theirs to merge. */
  readonly anonymousId: string | undefined
}

type Done = Exclude<MergeStatus, 'FAILED'>

/** What becomes of a guest's cart (spec §4): taken over, merged into the customer's own, or left alone. */
const merge = async (commerce: Commerce, { guestCartId, customerId, anonymousId }: Merge): Promise<Done> => {
  const { cart } = required(await runQuery(commerce.server, GetCartDocument, { id: guestCartId }))
  const isTheirs = cart?.anonymousId && cart.anonymousId === anonymousId && !cart.customerId
  if (!cart || !isTheirs || cart.cartState !== 'Active' || cart.lineItems.length === 0) return 'UNTOUCHED'
  const own = required(await runQuery(commerce.server, GetCustomerActiveCartDocument, { customerId }))
  const merged = answered(
    await runMutation(commerce.server, MergeCartDocument, {
      customerId,
      draft: { anonymousCart: { typeId: 'cart', id: guestCartId } },
    }),
  )
  if (!merged.ok) throw new Error(merged.problem.message)
  return own.customerActiveCart ? 'MERGED' : 'CLAIMED'
}

/** Merges once: a second call, also at the same time, gets the first one's answer and does nothing. */
export const createCartMerger = (database: Database, commerce: Commerce, log: Logger) => {
  const once = (wanted: Merge): Promise<Done> =>
    database.transaction(async (tx) => {
      const { guestCartId, customerId } = wanted
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${guestCartId}, 41))`)
      const [earlier] = await tx
        .select()
        .from(cartMerges)
        .where(and(eq(cartMerges.guestCartId, guestCartId), eq(cartMerges.customerId, customerId)))
      if (earlier) return earlier.status
      const status = await merge(commerce, wanted)
      // A cart that was left alone may be merged later; only what was done is written down.
      if (status !== 'UNTOUCHED') await tx.insert(cartMerges).values({ guestCartId, customerId, status })
      return status
    })

  return async (wanted: Merge): Promise<MergeStatus> => {
    try {
      return await once(wanted)
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'a cart could not be merged')
      return 'FAILED'
    }
  }
}

export type CartMerger = ReturnType<typeof createCartMerger>
