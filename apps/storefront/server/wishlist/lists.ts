import type { CommerceProblem, Result } from '@selvedge/commerce-client'
import {
  addToList,
  changeList,
  createList,
  type DecideListChange,
  deleteList,
  getLists,
  itemOf,
  type ListRefusal,
  type Lists,
  removeFromWishlist,
  saveToWishlist,
} from '@selvedge/commerce-client/wishlist'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'
import { priceVariables } from './wishlist.ts'

type NoClient = { readonly kind: 'network'; readonly message: string }

const noToken = { ok: false, problem: { kind: 'network', message: 'no token' } } as const

/**
 * The visitor's lists, and the lines of one list: the list with this id, or the wishlist. A visitor without a token has
 * none.
 */
export const readLists = async (
  shop: ShopContext,
  id: string | undefined,
): Promise<Result<Lists, CommerceProblem>> => {
  const client = await visitorClient(shop)
  const wishlist = { id: '', name: 'Wishlist', isDefault: true, count: 0, sharesNotes: false }
  if (!client) return { ok: true, value: { lists: [wishlist], lines: id === undefined ? [] : undefined } }
  const found = await getLists(client, id, priceVariables(shop))
  if (found.ok && id === undefined)
    shop.session.rememberWishlist((found.value.lines ?? []).length > 0 ? 'something' : 'nothing')
  return found
}

/** Changes the visitor's list with this id. Without an id, it changes the wishlist. */
export const updateList = async <Refusal>(
  shop: ShopContext,
  id: string | undefined,
  decide: DecideListChange<Refusal>,
): Promise<Result<undefined, Refusal | CommerceProblem | NoClient>> => {
  const client = await visitorClient(shop)
  return client ? changeList(client, id, decide) : noToken
}

/** Creates a list, and returns its id. */
export const addList = async (shop: ShopContext, name: string, formKey: string) => {
  const client = await visitorClient(shop)
  return client ? createList(client, { name, formKey, locale: shop.locale }) : noToken
}

export const removeList = async (shop: ShopContext, id: string) => {
  const client = await visitorClient(shop)
  return client ? deleteList(client, id) : noToken
}

export const removeItems = async (shop: ShopContext, list: string | undefined, ids: readonly string[]) => {
  const client = await visitorClient(shop)
  return client ? removeFromWishlist(client, { lineItemIds: ids }, list) : noToken
}

type Move = {
  readonly from: string | undefined
  /** The id of the list to move the item to; `undefined` for the wishlist. */
  readonly to: string | undefined
  readonly lineItemId: string
}

/**
 * Moves an item to another list. The item is saved to the new list before it is removed from the old list, so a failure
 * in between leaves it on both lists. An item that is missing from the old list counts as moved by an earlier submit of
 * the form.
 */
export const moveItem = async (
  shop: ShopContext,
  { from, to, lineItemId }: Move,
): Promise<Result<undefined, ListRefusal | CommerceProblem | NoClient>> => {
  const client = await visitorClient(shop)
  if (!client) return noToken
  let item: ReturnType<typeof itemOf>
  const read = await changeList<never>(client, from, (lists) => {
    const line = lists.flatMap(({ lineItems }) => lineItems).find(({ id }) => id === lineItemId)
    item = line && itemOf(line)
    return { ok: true, value: [] }
  })
  if (!read.ok) return read
  if (!item) return { ok: true, value: undefined }
  const saved =
    to === undefined ? await saveToWishlist(client, item, shop.locale) : await addToList(client, to, item)
  if (!saved.ok) return saved
  if (to === undefined) shop.session.rememberWishlist('something')
  return removeFromWishlist(client, { lineItemId }, from)
}
