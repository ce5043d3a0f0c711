import { setTimeout } from 'node:timers/promises'
import {
  addLineAction,
  type Cart,
  type CartContext,
  CartError,
  type CartLine,
  runMutation,
  runQuery,
  updateMyCart,
} from '@selvedge/commerce-client'
import { isCartGone, isVersionConflict, lineToAdd } from '@selvedge/commerce-client/changes'
import { DeleteMyCartDocument, FindMyCartsDocument } from '@selvedge/commerce-client/server'
import { activeCartsWhere } from '@selvedge/commerce-client/site'

const ROUNDS = 5
/** The number of rounds after which lines of a deleted cart that could not be added are reported as a failure. */
const MAX_ROUNDS = 15

/** How long this request waits for another request to join the carts, in ms, before it joins them itself. */
const PAUSE_MS = 50

/**
 * The visitor's active carts of the site that have the currency of the created cart, the oldest first; empty when the
 * carts cannot be read.
 */
const findCarts = async (
  { graphqlClient, site, locale }: CartContext,
  { totalPrice }: Cart,
): Promise<readonly Cart[]> => {
  const found = await runQuery(graphqlClient, FindMyCartsDocument, {
    where: site?.where ?? activeCartsWhere(),
    ...(locale ? { locale } : {}),
  })
  const carts = found.ok ? (found.value.me.carts?.results ?? []) : []
  return carts.filter((cart) => cart.totalPrice.currencyCode === totalPrice.currencyCode)
}

/** The action that adds a line of another cart. */
export const addLineOfCart = (line: CartLine) =>
  addLineAction({ ...(line.key ? { key: line.key } : {}), ...lineToAdd(line) })

/** Whether another request has changed or deleted the cart in the meantime, so that nothing was applied. */
export const isOvertaken = (error: unknown): boolean =>
  isCartGone(error) ||
  (error instanceof CartError && error.problem !== undefined && isVersionConflict(error.problem))

const isResponseLost = (error: unknown): boolean =>
  error instanceof CartError && error.problem?.kind === 'network'

/** The lines that no cart shows. A line whose response was lost may be in a cart already, with its key. */
const linesWithoutKeyIn = (carts: readonly Cart[], lines: readonly CartLine[]): readonly CartLine[] => {
  const keys = new Set(carts.flatMap(({ lineItems }) => lineItems.map(({ key }) => key)))
  return lines.filter(({ key }) => !key || !keys.has(key))
}

/**
 * Two requests that add the first line at the same moment create a cart each, and only one of these carts is shown.
 * After a cart was created, this function adds the lines of the younger cart to the oldest cart. Before it adds the
 * lines, it deletes the younger cart in the version that it has read: only one of several requests can delete that
 * version, so no line is added twice. The request that created the oldest cart waits a moment, so that the other
 * request can join the carts: a failure to add a line is then reported by the request that added the line. When a third
 * request has changed or deleted the oldest cart, the lines are added to the cart that is the oldest then.
 *
 * @returns The remaining cart. Carts that cannot be read stay as they are.
 */
export const joinParallelCarts = async (caller: CartContext, created: Cart): Promise<Cart> => {
  let cart = created
  /** The lines of a deleted cart that are not in another cart yet. */
  let pending: readonly CartLine[] = []
  let hasLostResponse = false
  for (let round = 0; round < ROUNDS || pending.length > 0; round += 1) {
    const carts = await findCarts(caller, created)
    const [oldest, younger] = carts
    if (hasLostResponse) pending = linesWithoutKeyIn(carts, pending)
    if (pending.length > 0) {
      const actions = pending.map(addLineOfCart)
      try {
        if (!oldest)
          throw new CartError('An unexpected error has occurred.', { kind: 'network', message: 'no cart' })
        cart = await updateMyCart(caller, { ...oldest, base: oldest, actions })
        pending = []
      } catch (error) {
        const isRepeated = isOvertaken(error) || (isResponseLost(error) && !hasLostResponse)
        if (round >= MAX_ROUNDS || (oldest && !isRepeated)) throw error
        hasLostResponse ||= isResponseLost(error)
        await setTimeout(PAUSE_MS)
      }
      continue
    }
    if (!oldest || !younger) return oldest ?? cart
    const isOthersTurn = round === 0 && oldest.id === created.id
    const { id, version } = younger
    const isClaimed =
      !isOthersTurn && (await runMutation(caller.graphqlClient, DeleteMyCartDocument, { id, version })).ok
    if (!isClaimed) {
      await setTimeout(PAUSE_MS)
      continue
    }
    pending = younger.lineItems.filter(({ lineItemMode }) => lineItemMode === 'Standard')
  }
  return cart
}
