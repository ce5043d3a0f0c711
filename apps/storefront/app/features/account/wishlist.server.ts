import { data, redirect } from '@remix-run/node'
import { plainTextField } from '@selvedge/cart-domain/forms'
import { customFieldsToCopy, type WishlistLine } from '@selvedge/commerce-client/wishlist'
import * as v from 'valibot'
import { findLineFields } from '../../../server/cart/lineFields.ts'
import { addToCart, type LineFields } from '../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { addToWishlist, readWishlist, removeItemFromWishlist } from '../../../server/wishlist/wishlist.ts'
import { wishlistItemView } from '../../../server/wishlist/wishlistView.ts'
import { yardPath } from '../../../server/yard/yardAddress.ts'
import { isUnfilledLine } from '../../../server/yard/yardLine.ts'
import { unavailable } from '../errors/failures.server.ts'

/** Loads the visitor's wishlist for its page; guests have one as well. */
export const loadWishlist = async (shop: ShopContext) => {
  const { session, locale, imageId } = shop
  const lines = await readWishlist(shop)
  if (!lines.ok && lines.problem.kind === 'network') throw unavailable()
  return {
    signedIn: session.customer !== undefined,
    firstName: session.customer?.firstName ?? '',
    // A token from before wishlists existed may not read one: the list is empty.
    saved: lines.ok ? lines.value.map((line) => wishlistItemView(line, locale, imageId)) : [],
  }
}

/** The result of a change of the wishlist. */
export type WishlistChange =
  | { readonly kind: 'saved' | 'removed' | 'bought' }
  | { readonly kind: 'unavailable' | 'item-unavailable' }

const short = v.pipe(plainTextField, v.nonEmpty(), v.maxLength(200))

const fail = (kind: 'unavailable' | 'item-unavailable') =>
  data<WishlistChange>({ kind }, { status: kind === 'unavailable' ? 503 : 422 })

/** The custom fields that a saved item had in a cart, else those of its product. */
const savedLineFields = async (
  shop: ShopContext,
  { custom, productSlug, variant }: WishlistLine,
): Promise<LineFields | undefined> => {
  const copied = customFieldsToCopy(custom)
  return copied
    ? {
        customTypeId: copied.typeId,
        custom: Object.fromEntries(copied.fields.map(({ name, value }) => [name, value])),
      }
    : findLineFields(shop, productSlug ?? '', variant?.sku ?? '')
}

/**
 * Changes the wishlist: saves or removes a variant, or adds a saved one to the cart. Without JavaScript the form redirects back
 * to its page (`page`), or to the cart.
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
      const removed = await removeItemFromWishlist(shop, lineItemId ? { lineItemId } : { sku })
      return removed.ok ? done({ kind: 'removed' }) : fail('unavailable')
    }
    case 'buy': {
      const lines = await readWishlist(shop)
      if (!lines.ok) return fail('unavailable')
      const line = lines.value.find(({ id }) => id === lineItemId)
      if (!line?.variant?.sku) return fail('item-unavailable')
      const fields = await savedLineFields(shop, line)
      const item = { sku: line.variant.sku, fields }
      const slug = line.productSlug ?? ''
      // A Fill-a-Yard that was saved without designs is filled first.
      if (await isUnfilledLine(shop, { slug, ...item }))
        return redirect(yardPath(shop.locale, slug, { sku: item.sku }), 303)
      const added = await addToCart(shop, { ...item, quantity: line.quantity })
      if (!added.ok) return fail(added.problem.kind === 'unavailable' ? 'unavailable' : 'item-unavailable')
      // A bought item stays on the list.
      return done({ kind: 'bought' })
    }
    default:
      return fail('item-unavailable')
  }
}
