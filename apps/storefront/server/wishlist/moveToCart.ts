import { itemDetails, type WishlistLine } from '@selvedge/commerce-client/wishlist'
import { type AddedLine, addAvailable } from '../cart/addAvailable.ts'
import type { ShopContext } from '../context/createContext.ts'
import { isBuyable } from './itemState.ts'
import { claiming, isMoving, releasing } from './listChanges.ts'
import { readLists, removeItems, updateList } from './lists.ts'
import { savedLineFields } from './savedLineFields.ts'

/**
 * The result of moving items to the cart.
 *
 * - `moved`: `names` has the names of what is in the cart now, `left` those of what stays on the list.
 * - `moving`: another request is moving them.
 * - `item-missing`: the item is not on the list.
 * - `missing`: there is no such list.
 */
export type MoveToCartResult =
  | { readonly kind: 'moved'; readonly names: readonly string[]; readonly left: readonly string[] }
  | { readonly kind: 'moving' | 'item-missing' | 'missing' | 'unavailable' }

type Move = {
  /** The id of the list; `undefined` for the wishlist. */
  readonly list: string | undefined
  /** The item to move; when it is missing, all available items are moved. */
  readonly lineItemId: string | undefined
  readonly now: number
}

const nameOf = ({ name }: WishlistLine): string => name ?? ''

/**
 * Moves one item or all available items from a list to the cart. The items are first marked on the list, so that a form
 * that is sent twice adds them only once. They are removed from the list last, so that a crash loses no item.
 */
export const moveToCart = async (
  shop: ShopContext,
  { list, lineItemId, now }: Move,
): Promise<MoveToCartResult> => {
  const found = await readLists(shop, list)
  if (!found.ok) return { kind: 'unavailable' }
  if (!found.value.lines) return { kind: 'missing' }
  const lines = found.value.lines.filter(({ id }) => lineItemId === undefined || id === lineItemId)
  if (lineItemId !== undefined && lines.length === 0) return { kind: 'item-missing' }
  const buyable = lines.filter(isBuyable)
  const left = lines.filter((line) => !isBuyable(line)).map(nameOf)
  if (buyable.length === 0) return { kind: 'moved', names: [], left }
  if (buyable.every((line) => isMoving(itemDetails(line).movingSince, now))) return { kind: 'moving' }
  let claimedIds: readonly string[] = []
  const claimed = await updateList(
    shop,
    list,
    claiming(
      buyable.map(({ id }) => id),
      now,
      (ids) => {
        claimedIds = ids
      },
    ),
  )
  if (!claimed.ok) return { kind: 'unavailable' }
  if (claimedIds.length === 0) return { kind: 'moving' }
  const names: string[] = []
  const [moved, failed]: [string[], string[]] = [[], []]
  // The items are added one after the other, because each change needs the cart version that the previous change
  // returned.
  let isLost = false
  for (const line of buyable.filter(({ id }) => claimedIds.includes(id))) {
    const { quantity, variant } = line
    const added: AddedLine = isLost
      ? 'lost'
      : await addAvailable(shop, {
          sku: variant?.sku ?? '',
          quantity,
          fields: await savedLineFields(shop, line),
        })
    isLost = added === 'lost'
    const [ids, texts] = added === 'added' ? [moved, names] : [failed, left]
    ids.push(line.id)
    texts.push(nameOf(line))
  }
  if (failed.length > 0) await updateList(shop, list, releasing(failed))
  if (moved.length > 0) await removeItems(shop, list, moved)
  if (isLost && moved.length === 0) return { kind: 'unavailable' }
  return { kind: 'moved', names, left }
}
