import {
  type Cart,
  DeleteCartDocument,
  FindCustomerCartsDocument,
  GetCartDocument,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import { activeCartsWhere, type CartSite } from '@selvedge/commerce-client/site'
import { sql } from 'drizzle-orm'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { joinLines } from './joinLines.ts'

type Server = Pick<Commerce, 'server'>

const TRIES = 3

/** A customer's cart of a site, and whether another cart was merged into it. */
type Joined = { readonly cart: Cart; readonly isMerged: boolean }

const findCarts = async (
  { server }: Server,
  customerId: string,
  site: CartSite | undefined,
): Promise<readonly Cart[]> => {
  const where = `customerId = "${customerId}" and ${activeCartsWhere(site)}`
  return valueOrThrow(await runQuery(server, FindCustomerCartsDocument, { where })).carts.results
}

const readCart = async ({ server }: Server, id: string): Promise<Cart | undefined> =>
  valueOrThrow(await runQuery(server, GetCartDocument, { id })).cart ?? undefined

/**
 * Copies the lines of a cart to another cart, and deletes the first one. Retries when one of the carts was changed.
 */
const join = async (commerce: Server, from: Cart, to: Cart, triesLeft = TRIES): Promise<Cart> => {
  const saved = valueOrRefusal(
    await runMutation(commerce.server, UpdateCartDocument, {
      id: to.id,
      version: to.version,
      actions: joinLines(to.lineItems, from.lineItems),
    }),
  )
  if (saved.ok) {
    const joined = saved.value.updateCart ?? to
    const deleted = valueOrRefusal(
      await runMutation(commerce.server, DeleteCartDocument, { id: from.id, version: from.version }),
    )
    if (deleted.ok) return joined
    const changed = await readCart(commerce, from.id)
    if (!changed) return joined
    if (triesLeft === 0) throw new Error(deleted.problem.message)
    return join(commerce, changed, joined, triesLeft - 1)
  }
  const { code, details, message } = saved.problem
  if (code === 'MatchingPriceNotFound') {
    const lineItems = from.lineItems.filter(
      (line) => line.productId !== details.productId || line.variant?.id !== details.variantId,
    )
    const hasDropped = lineItems.length > 0 && lineItems.length < from.lineItems.length
    if (hasDropped) return join(commerce, { ...from, lineItems }, to, triesLeft)
  }
  const changed = code === 'ConcurrentModification' ? await readCart(commerce, to.id) : undefined
  if (!changed || triesLeft === 0) throw new Error(message)
  return join(commerce, from, changed, triesLeft - 1)
}

type JoinRequest = { readonly customerId: string; readonly site: CartSite | undefined }

/**
 * Merges the newest of a customer's carts of a site into the one before it, and deletes the newest. A customer has two
 * carts of a site only while a guest's cart is being claimed; a repeated run after a failure continues the merge. Runs
 * for one customer wait for each other, because two runs that copy in opposite directions would each delete the cart to
 * which the other run copies. Like the platform's merge, drops lines that have no price in the older cart. Returns the
 * remaining cart; `undefined` when there is none.
 */
export const joinCarts = async (
  { commerce, database }: { readonly commerce: Server; readonly database: Database },
  { customerId, site }: JoinRequest,
): Promise<Joined | undefined> => {
  const joinFound = async ([guest, own]: readonly Cart[]): Promise<Joined | undefined> => {
    if (!guest || !own) return guest && { cart: guest, isMerged: false }
    return { cart: await join(commerce, guest, own), isMerged: true }
  }
  const carts = await findCarts(commerce, customerId, site)
  // Most customers have at most one cart. In that case, no database connection is needed.
  if (carts.length < 2) return joinFound(carts)
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 44))`)
    return joinFound(await findCarts(commerce, customerId, site))
  })
}
