import { GetCartDocument, MergeCartDocument } from '@selvedge/commerce-client/server'
import { siteKeyOfCart } from '@selvedge/commerce-client/site'
import type { MergeStatus } from '@selvedge/identity-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { cartMerges } from '../db/schema.ts'
import type { Sites } from '../sites/createSites.ts'
import { joinCarts } from './joinCarts.ts'

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly sites: Pick<Sites, 'cartSite'>
  readonly log: Logger
}

type MergeRequest = {
  readonly guestCartId: string
  readonly customerId: string
  /** The guest id of the customer before login; only that guest's cart may be merged. */
  readonly anonymousId: string | undefined
}

type MergeResult = Exclude<MergeStatus, 'FAILED'>

/**
 * Merges a guest's cart (spec §4). The cart is claimed by the customer, merged into the customer's cart of the same
 * site, or not changed.
 */
const merge = async (
  { commerce, sites, database }: Omit<Dependencies, 'log'>,
  { guestCartId, customerId, anonymousId }: MergeRequest,
): Promise<MergeResult> => {
  const { cart } = valueOrThrow(await runQuery(commerce.server, GetCartDocument, { id: guestCartId }))
  if (cart?.cartState !== 'Active' || cart.lineItems.length === 0) return 'UNTOUCHED'
  const site = await sites.cartSite(siteKeyOfCart(cart))
  if (cart.customerId === customerId) {
    // An earlier call may have been stopped after it claimed the cart: the customer then has two carts of the site.
    const continued = await joinCarts({ commerce, database }, { customerId, site })
    return continued?.isMerged ? 'MERGED' : 'UNTOUCHED'
  }
  const isTheirs = cart.anonymousId && cart.anonymousId === anonymousId && !cart.customerId
  if (!isTheirs) return 'UNTOUCHED'
  // The platform would merge the guest's cart into the cart that was modified last, which may belong to another site.
  const claimed = valueOrRefusal(
    await runMutation(commerce.server, MergeCartDocument, {
      customerId,
      draft: {
        anonymousCart: { typeId: 'cart', id: guestCartId },
        mergeMode: 'UseAsNewActiveCustomerCart',
      },
    }),
  )
  if (!claimed.ok) throw new Error(claimed.problem.message)
  const joined = await joinCarts({ commerce, database }, { customerId, site })
  return joined?.isMerged ? 'MERGED' : 'CLAIMED'
}

/** Creates the function that merges a cart once: a repeated or parallel call gets the first one's result. */
export const createCartMerger = ({ database, log, ...platform }: Dependencies) => {
  const mergeOnce = (request: MergeRequest): Promise<MergeResult> =>
    database.transaction(async (tx) => {
      const { guestCartId, customerId } = request
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${guestCartId}, 41))`)
      const [earlier] = await tx
        .select()
        .from(cartMerges)
        .where(and(eq(cartMerges.guestCartId, guestCartId), eq(cartMerges.customerId, customerId)))
      if (earlier) return earlier.status
      const status = await merge({ ...platform, database: tx }, request)
      // An untouched cart may be merged later, so only other results are stored.
      if (status !== 'UNTOUCHED') await tx.insert(cartMerges).values({ guestCartId, customerId, status })
      return status
    })

  return async (request: MergeRequest): Promise<MergeStatus> => {
    try {
      return await mergeOnce(request)
    } catch (error) {
      log.error({ reason: error }, 'cart merge failed')
      return 'FAILED'
    }
  }
}

export type CartMerger = ReturnType<typeof createCartMerger>
