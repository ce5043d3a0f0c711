import type { CartLine, CommerceProblem, Result } from '@selvedge/commerce-client'
import {
  customFieldsToCopy,
  getSavedSkus,
  getWishlist,
  removeFromWishlist,
  saveToWishlist,
  type WishlistItem,
  type WishlistLine,
  type WishlistRemoval,
} from '@selvedge/commerce-client/wishlist'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

type WishlistResult<Value> = Promise<Result<Value, CommerceProblem>>

/** The query variables that select the names and prices of saved items for a visitor. */
export const priceVariables = ({
  market: { locale, currency, country, groupId },
}: Pick<ShopContext, 'market'>) => ({
  locale,
  currency,
  country,
  ...(groupId ? { customerGroupId: groupId } : {}),
})

/** The visitor's wishlist. A guest has one too, which is merged into their account. */
export const readWishlist = async (shop: ShopContext): WishlistResult<readonly WishlistLine[]> => {
  const client = await visitorClient(shop)
  if (!client) return { ok: true, value: [] }
  const lines = await getWishlist(client, priceVariables(shop))
  if (lines.ok) shop.session.rememberWishlist(lines.value.length > 0 ? 'something' : 'nothing')
  return lines
}

/** The SKUs on the wishlist. A list that is known to be empty is not requested; a failure counts as empty. */
export const savedSkus = async (shop: ShopContext): Promise<readonly string[]> => {
  const { session } = shop
  if (session.ownerId === undefined || session.hasEmptyWishlist) return []
  const client = await visitorClient(shop)
  const saved = client ? await getSavedSkus(client) : undefined
  if (!saved?.ok) return []
  session.rememberWishlist(saved.value.length > 0 ? 'something' : 'nothing')
  return saved.value
}

/** Saves an item to the visitor's wishlist. A visitor without a token becomes a guest with a token first. */
export const addToWishlist = async (shop: ShopContext, item: WishlistItem): WishlistResult<undefined> => {
  const bearer = await shop.token.getOrCreate()
  if (!bearer) return { ok: false, problem: { kind: 'network', message: 'no token' } }
  const client = shop.clientFor(bearer)
  const { savedPrice, ...rest } = item
  const priced = await saveToWishlist(client, item, shop.market.locale)
  // When the platform's type of line items has no fields for the price, the item is saved without the price.
  const saved =
    !priced.ok && priced.problem.kind === 'graphql' && savedPrice
      ? await saveToWishlist(client, rest, shop.market.locale)
      : priced
  if (saved.ok) shop.session.rememberWishlist('something')
  return saved
}

export const removeItemFromWishlist = async (
  shop: ShopContext,
  removal: WishlistRemoval,
): WishlistResult<undefined> => {
  const client = await visitorClient(shop)
  return client ? removeFromWishlist(client, removal) : { ok: true, value: undefined }
}

type Price = { readonly value: Money; readonly discounted: { readonly value: Money } | null }
type Money = { readonly centAmount: number; readonly currencyCode: string }

/** The price of a product or a line when it is saved. */
export const savedPriceOf = (price: Price | null | undefined): WishlistItem['savedPrice'] => {
  const shown = price?.discounted?.value ?? price?.value
  return shown && { centAmount: shown.centAmount, currencyCode: shown.currencyCode }
}

/** A line of the cart as an item of the wishlist, with its design; `undefined` for a line without a variant. */
export const wishlistItemOfLine = ({
  variant,
  quantity,
  custom,
  price,
}: CartLine): WishlistItem | undefined =>
  variant?.sku
    ? {
        sku: variant.sku,
        quantity,
        savedPrice: savedPriceOf(price),
        custom: customFieldsToCopy(custom),
      }
    : undefined
