import type { WishlistLine } from '@selvedge/commerce-client/wishlist'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { type WishlistItemView, wishlistItemView } from '../../../server/wishlist/wishlistView.ts'
import { m } from '../../paraglide/messages.js'
import { priceUnitText, quantityText } from '../catalogue/unitText.ts'

/** The price of a saved item, with its texts. */
const priceOf = ({ price, was, unit }: WishlistItemView) =>
  price
    ? {
        current: price,
        labels: { current: m.price_now(), was: m.price_was() },
        ...(was ? { was } : {}),
        ...priceUnitText(unit),
      }
    : undefined

/** The parts of a saved item that every page shows. The owner's note is not one of them. */
export const savedItemView = (shop: ShopContext, line: WishlistLine) => {
  const view = wishlistItemView(line, shop.locale, shop.imageId)
  const { id, name, slug, sku, kind, designer, image, unit, quantity, state, available, choose } = view
  const title = name || m.item_gone()
  return {
    id,
    name: title,
    image,
    href: choose || (slug ? shop.paths.product(slug, sku) : shop.paths.home()),
    detail: [kind, designer].filter(Boolean).join(', '),
    quantity: quantity > 1 ? quantityText(unit, quantity) || m.list_quantity({ quantity }) : '',
    price: priceOf(view),
    state,
    available,
    choose,
    labels: {
      add: m.add_named_to_cart({ name: title }),
      move: m.list_move_named({ name: title }),
      choose: m.list_choose_named({ name: title }),
      edit: m.list_item_edit_named({ name: title }),
      remove: m.remove_line({ name: title }),
    },
  }
}

export type SavedItemView = ReturnType<typeof savedItemView>

/**
 * A saved item on the list of its owner. It also has the owner's note, the time at which it was saved, and its
 * quantity.
 */
export const ownItemView = (shop: ShopContext, line: WishlistLine) => {
  const { note, savedAt } = wishlistItemView(line, shop.locale, shop.imageId)
  return { ...savedItemView(shop, line), note, savedAt, units: line.quantity }
}

export type OwnItemView = ReturnType<typeof ownItemView>
