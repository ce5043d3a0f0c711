import { data, redirect } from '@remix-run/node'
import { plainText } from '@selvedge/cart-domain/forms'
import { savedFields } from '@selvedge/commerce-client/wishlist'
import * as v from 'valibot'
import { addToCart } from '../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { addToWishlist, dropFromWishlist, readWishlist } from '../../../server/wishlist/wishlist.ts'

/** What became of a change of the wishlist. */
export type WishlistChange =
  | { readonly kind: 'saved' | 'removed' | 'bought' }
  | { readonly kind: 'unavailable' | 'item-unavailable' }

const short = v.pipe(plainText, v.nonEmpty(), v.maxLength(200))

const fail = (kind: 'unavailable' | 'item-unavailable') =>
  data<WishlistChange>({ kind }, { status: kind === 'unavailable' ? 503 : 422 })

/**
 * Carries out one change of the wishlist: saves or removes a variant, or puts a saved one into the cart. A form that was sent
 * without JavaScript leads back to its page (`page`), or to the cart.
 */
export const changeWishlist = async (shop: ShopContext, form: FormData, page: string) => {
  const { paths, isDocument } = shop
  const field = (name: string): string => {
    const parsed = v.safeParse(short, form.get(name))
    return parsed.success ? parsed.output : ''
  }
  const done = (change: WishlistChange) =>
    isDocument ? redirect(change.kind === 'bought' ? paths.cart() : page, 303) : data<WishlistChange>(change)
  const [sku, lineItemId] = [field('sku'), field('lineItemId')]

  switch (form.get('intent')) {
    case 'save': {
      const saved = sku ? await addToWishlist(shop, { sku }) : undefined
      if (saved?.ok) return done({ kind: 'saved' })
      return fail(saved?.problem.kind === 'network' ? 'unavailable' : 'item-unavailable')
    }
    case 'remove': {
      if (!sku && !lineItemId) return fail('item-unavailable')
      const removed = await dropFromWishlist(shop, lineItemId ? { lineItemId } : { sku })
      return removed.ok ? done({ kind: 'removed' }) : fail('unavailable')
    }
    case 'buy': {
      const lines = await readWishlist(shop)
      if (!lines.ok) return fail('unavailable')
      const line = lines.value.find(({ id }) => id === lineItemId)
      if (!line?.variant?.sku) return fail('item-unavailable')
      const added = await addToCart(shop, {
        sku: line.variant.sku,
        quantity: line.quantity,
        custom: savedFields(line.custom),
      })
      if (!added.ok) return fail(added.problem.kind === 'unavailable' ? 'unavailable' : 'item-unavailable')
      // It stays on the list: buying something once is no reason to forget it.
      return done({ kind: 'bought' })
    }
    default:
      return fail('item-unavailable')
  }
}
