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
/** How long this request tries to move the lines of a cart, in ms, before it reports a failure. */
const MAX_MS = 15_000
/** How long this request tries to delete a cart, in ms. Its lines are safe in it. */
const MAX_DELETE_MS = 3_000
/** How long this request begins to move the lines of another cart, in ms. */
const MAX_JOIN_MS = 10_000
/** How long the lines may appear in a cart after a lost response, in ms, before they are added again. */
const GRACE_MS = 2_000

/** How long this request waits for another request to join the carts, in ms, before it joins them itself. */
const PAUSE_MS = 50

/**
 * The visitor's active carts of the site that have the currency of the created cart, the oldest first; `undefined` when
 * the carts cannot be read.
 */
const findCarts = async (
  { graphqlClient, site, locale }: CartContext,
  { totalPrice }: Cart,
): Promise<readonly Cart[] | undefined> => {
  const found = await runQuery(graphqlClient, FindMyCartsDocument, {
    where: site?.where ?? activeCartsWhere(),
    ...(locale ? { locale } : {}),
  })
  if (!found.ok) return undefined
  const carts = found.value.me.carts?.results ?? []
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

const noResponse = (): CartError =>
  new CartError('An unexpected error has occurred.', { kind: 'network', message: 'no cart' })

/** The units of a line's variant in carts. The platform merges lines of the same variant, so keys do not identify them. */
const unitsIn = (carts: readonly Cart[], { productId, variant }: CartLine): number =>
  carts
    .flatMap(({ lineItems }) => lineItems)
    .filter((line) => line.productId === productId && line.variant?.id === variant?.id)
    .reduce((units, { quantity }) => units + quantity, 0)

/** A cart whose lines are moved, and the carts as they were read with it. */
type Move = { readonly from: Cart; readonly carts: readonly Cart[] }

/**
 * Deletes a cart in the version that was read, and adds its lines to the oldest cart. After a lost response, the units in
 * all carts show whether the lines are still missing.
 *
 * @returns The cart with the lines; `undefined` when another request has changed or deleted the cart before.
 */
const moveLines = async (
  caller: CartContext,
  created: Cart,
  { from, carts: before }: Move,
): Promise<Cart | undefined> => {
  const lines = from.lineItems.filter(({ lineItemMode }) => lineItemMode === 'Standard')
  const [line] = lines
  if (!line) return undefined
  const units = unitsIn(before, line)
  const startedAt = performance.now()
  let isDeleted = false
  let isListed = true
  let lostAt: number | undefined
  let refusedBy: Cart | undefined
  for (;;) {
    if (!isDeleted && isListed) {
      const { id, version } = from
      const deleted = await runMutation(caller.graphqlClient, DeleteMyCartDocument, { id, version })
      isDeleted = deleted.ok
      if (!deleted.ok && deleted.problem.kind === 'network') lostAt = performance.now()
      else if (!deleted.ok && lostAt === undefined) return undefined
    }
    const found = await findCarts(caller, created)
    const listed = isDeleted ? undefined : found?.find(({ id }) => id === from.id)
    isListed = listed !== undefined
    const carts = found?.filter(({ id }) => id !== from.id)
    const oldest = carts?.[0]
    const passed = performance.now() - startedAt
    const isOverdue = passed > MAX_MS
    if (listed && (passed > MAX_DELETE_MS || listed.version !== from.version)) return undefined
    if (!listed) {
      if (carts && oldest && lostAt !== undefined && unitsIn(carts, line) >= units) return oldest
      const isInGrace = lostAt !== undefined && performance.now() - lostAt < GRACE_MS
      try {
        if (oldest && !isInGrace)
          return await updateMyCart(caller, { ...oldest, base: oldest, actions: lines.map(addLineOfCart) })
        if (isOverdue) throw noResponse()
      } catch (error) {
        const isRefusedAgain =
          isCartGone(error) && refusedBy?.id === oldest?.id && refusedBy?.version === oldest?.version
        if (isOverdue || isRefusedAgain || !(isResponseLost(error) || isOvertaken(error))) throw error
        if (isResponseLost(error)) lostAt = performance.now()
        else refusedBy = oldest
      }
    }
    await setTimeout(PAUSE_MS)
  }
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
  const endsAt = performance.now() + MAX_JOIN_MS
  let cart = created
  for (let round = 0; round < ROUNDS && performance.now() < endsAt; round += 1) {
    const carts = await findCarts(caller, created)
    const [oldest, younger] = carts ?? []
    if (!carts || !oldest || !younger) return oldest ?? cart
    const isOthersTurn = round === 0 && oldest.id === created.id
    const joined = isOthersTurn ? undefined : await moveLines(caller, created, { from: younger, carts })
    cart = joined ?? cart
    // More carts may have to be joined.
    if (joined) round = 0
    else await setTimeout(PAUSE_MS)
  }
  return cart
}
