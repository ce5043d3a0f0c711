import { data, redirect } from '@remix-run/node'
import { addAvailable } from '../../../server/cart/addAvailable.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { isBuyable } from '../../../server/wishlist/itemState.ts'
import { savedLineFields } from '../../../server/wishlist/savedLineFields.ts'
import { findSharedList } from '../../../server/wishlist/sharedList.ts'
import { wishlistItemView } from '../../../server/wishlist/wishlistView.ts'
import { sharedListPath } from '../../i18n/listPaths.ts'
import { m } from '../../paraglide/messages.js'
import { savedItemView } from '../account/savedItems.server.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { shopStart } from '../frame/shopStart.server.ts'

const expectList = async (shop: ShopContext, key: string) => {
  const found = await findSharedList(shop, key)
  if (!found.ok) throw unavailable()
  if (!found.value) throw notFound()
  return found.value
}

/** Loads a shared list: its name and items, and the notes if their author shares them. A link that was revoked is a 404. */
export const loadSharedList = async (shop: ShopContext, key: string) => {
  const { name, sharesNotes, lines } = await expectList(shop, key)
  return {
    name,
    text: m.list_shared_text({ count: lines.length }),
    path: sharedListPath(shop.locale, key),
    items: lines.map((line) => ({
      ...savedItemView(shop, line),
      note: sharesNotes ? wishlistItemView(line, shop.locale, shop.imageId).note : '',
    })),
    texts: {
      add: m.add_to_cart(),
      choose: m.list_choose(),
      noteTerm: m.list_note_term(),
      emptyTitle: m.list_shared_empty(),
      emptyText: m.list_shared_empty_text(),
      emptyAction: shopStart(shop).label,
      emptyHref: shopStart(shop).href,
    },
  }
}

export type SharedListData = Awaited<ReturnType<typeof loadSharedList>>

const refuse = (message: string, status: number) => data({ message }, { status })

/** Adds an item of a shared list to the visitor's own cart. The list stays as it is. */
export const addSharedItem = async (shop: ShopContext, key: string, form: FormData) => {
  const { lines } = await expectList(shop, key)
  const line = lines.find(({ id }) => id === form.get('lineItemId'))
  if (!line) return refuse(m.list_item_missing(), 422)
  if (!isBuyable(line)) return refuse(m.list_item_unavailable(), 422)
  const fields = await savedLineFields(shop, line)
  const added = await addAvailable(shop, { sku: line.variant?.sku ?? '', quantity: line.quantity, fields })
  if (added === 'lost') return refuse(m.error_text(), 503)
  return added === 'added' ? redirect(shop.paths.cart(), 303) : refuse(m.list_item_unavailable(), 422)
}
