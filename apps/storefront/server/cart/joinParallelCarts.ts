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
/** How long lines of a deleted cart are tried to be added to another cart, in ms, before a failure is reported. */
const MAX_MS = 15_000
/** The number of rounds in which another request may add the lines of a cart that one of the two has deleted. */
const GRACE_ROUNDS = 20

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

/** The lines of a deleted cart that are not in another cart yet. */
type MovedLines = {
  readonly from: Pick<Cart, 'id'>
  readonly lines: readonly CartLine[]
  /** The units of the first line's variant in all carts, before the cart was deleted. */
  readonly units: number
  /**
   * After a lost response: the round until which another request may add the lines. The lines are only added when no cart
   * shows them.
   */
  readonly uncertainUntil?: number
}

/** The units of a line's variant in carts. The platform merges lines of the same variant, so keys do not identify them. */
const unitsIn = (carts: readonly Cart[], { productId, variant }: CartLine): number =>
  carts
    .flatMap(({ lineItems }) => lineItems)
    .filter((line) => line.productId === productId && line.variant?.id === variant?.id)
    .reduce((units, { quantity }) => units + quantity, 0)

/** Whether the carts show the lines, so that nothing remains to be added. The platform adds all lines or none. */
const areShown = (carts: readonly Cart[], { from, lines: [line], units }: MovedLines): boolean =>
  !line || carts.some(({ id }) => id === from.id) || unitsIn(carts, line) >= units

/**
 * Two requests that add the first line at the same moment create a cart each, and only one of these carts is shown.
 * After a cart was created, this function adds the lines of the younger cart to the oldest cart. Before it adds the
 * lines, it deletes the younger cart in the version that it has read: only one of several requests can delete that
 * version, so no line is added twice. The request that created the oldest cart waits a moment, so that the other
 * request can join the carts: a failure to add a line is then reported by the request that added the line. When a third
 * request has changed or deleted the oldest cart, the lines are added to the cart that is the oldest then. After a lost
 * response, the units in all carts show whether the lines still have to be added.
 *
 * @returns The remaining cart. Carts that cannot be read stay as they are.
 */
export const joinParallelCarts = async (caller: CartContext, created: Cart): Promise<Cart> => {
  const endsAt = performance.now() + MAX_MS
  let cart = created
  let moved: MovedLines | undefined
  let refusedBy: Cart | undefined
  for (let round = 0; moved || round < ROUNDS; round += 1) {
    const carts = await findCarts(caller, created)
    const [oldest, younger] = carts ?? []
    if (moved) {
      if (performance.now() > endsAt) throw noResponse()
      const current = moved
      const { lines, uncertainUntil } = current
      if (carts && oldest && uncertainUntil !== undefined && areShown(carts, current)) {
        cart = oldest
        moved = undefined
      } else if (!oldest || round < (uncertainUntil ?? 0)) await setTimeout(PAUSE_MS)
      else {
        try {
          cart = await updateMyCart(caller, { ...oldest, base: oldest, actions: lines.map(addLineOfCart) })
          moved = undefined
        } catch (error) {
          const isRefusedAgain = refusedBy?.id === oldest.id && refusedBy.version === oldest.version
          if (isResponseLost(error)) moved = { ...current, uncertainUntil: round }
          else if (!isOvertaken(error) || isRefusedAgain) throw error
          refusedBy = oldest
          await setTimeout(PAUSE_MS)
        }
      }
      // Other carts may still have to be joined.
      if (!moved) round = 0
      continue
    }
    if (!carts || !oldest || !younger) return oldest ?? cart
    const isOthersTurn = round === 0 && oldest.id === created.id
    const { id, version } = younger
    const deleted = isOthersTurn
      ? undefined
      : await runMutation(caller.graphqlClient, DeleteMyCartDocument, { id, version })
    const isUncertain = deleted?.ok === false && deleted.problem.kind === 'network'
    const lines = younger.lineItems.filter(({ lineItemMode }) => lineItemMode === 'Standard')
    if (lines[0] && (deleted?.ok || isUncertain)) {
      const uncertain = isUncertain ? { uncertainUntil: round + GRACE_ROUNDS } : {}
      moved = { from: younger, lines, units: unitsIn(carts, lines[0]), ...uncertain }
    } else await setTimeout(PAUSE_MS)
  }
  return cart
}
