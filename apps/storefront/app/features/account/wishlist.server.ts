import { data, redirect } from '@remix-run/node'
import { plainTextField } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'
import { findProduct } from '../../../server/catalogue/catalogue.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { addToWishlist, removeItemFromWishlist, savedPriceOf } from '../../../server/wishlist/wishlist.ts'

/** The result of a change of the wishlist. */
export type WishlistChange =
  | { readonly kind: 'saved' | 'removed' }
  | { readonly kind: 'unavailable' | 'item-unavailable' }

const short = v.pipe(plainTextField, v.nonEmpty(), v.maxLength(200))

const fail = (kind: 'unavailable' | 'item-unavailable') =>
  data<WishlistChange>({ kind }, { status: kind === 'unavailable' ? 503 : 422 })

/** The price that the page of a product shows for a variant. */
const priceOf = async (shop: ShopContext, slug: string, sku: string) => {
  const found = slug === '' ? undefined : await findProduct(shop, slug)
  const current = found?.ok ? found.value?.masterData.current : undefined
  const variants = current ? [current.masterVariant, ...current.variants] : []
  return savedPriceOf(variants.find((variant) => variant.sku === sku)?.price)
}

/** The product that a form is for, and the URL of the page to which the form leads without JavaScript. */
type Where = { readonly slug: string; readonly page: string }

/** Saves a variant to the wishlist, or removes it. Without JavaScript the form redirects back to its page. */
export const changeWishlist = async (shop: ShopContext, form: FormData, { slug, page }: Where) => {
  const parsed = v.safeParse(short, form.get('sku'))
  if (!parsed.success) return fail('item-unavailable')
  const sku = parsed.output
  const done = (change: WishlistChange) =>
    shop.isDocument ? redirect(page, 303) : data<WishlistChange>(change)
  if (form.get('intent') === 'save') {
    const saved = await addToWishlist(shop, { sku, savedPrice: await priceOf(shop, slug, sku) })
    if (saved.ok) return done({ kind: 'saved' })
    return fail(saved.problem.kind === 'network' ? 'unavailable' : 'item-unavailable')
  }
  const removed = await removeItemFromWishlist(shop, { sku })
  return removed.ok ? done({ kind: 'removed' }) : fail('unavailable')
}
