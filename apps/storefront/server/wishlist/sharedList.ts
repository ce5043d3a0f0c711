import { type CommerceProblem, type Result, runQuery } from '@selvedge/commerce-client'
import { GetSharedListDocument } from '@selvedge/commerce-client/server'
import { summaryOf, type WishlistLine } from '@selvedge/commerce-client/wishlist'
import { isForAdults } from '../catalogue/adultContent.ts'
import type { ShopContext } from '../context/createContext.ts'
import { isSameSecret, readShareKey } from './shareKey.ts'
import { priceVariables } from './wishlist.ts'

/** A list as others see it: without its owner. */
export type SharedList = {
  readonly name: string
  readonly sharesNotes: boolean
  /** The lines of the list, the latest first. */
  readonly lines: readonly WishlistLine[]
}

/** Designs for adults are shown only to visitors who have turned such designs on. */
const isShown =
  ({ market }: Pick<ShopContext, 'market'>) =>
  ({ variant }: WishlistLine): boolean =>
    market.showsAdultContent === true || !isForAdults(variant?.attributesRaw ?? [])

/**
 * The list of a shared link, with the prices of the visitor; `undefined` when the link is invalid or no longer works.
 */
export const findSharedList = async (
  shop: ShopContext,
  key: string,
): Promise<Result<SharedList | undefined, CommerceProblem>> => {
  const link = readShareKey(key)
  if (!link) return { ok: true, value: undefined }
  const found = await runQuery(
    shop.catalogue.client,
    GetSharedListDocument,
    { ...priceVariables(shop), id: link.listId },
    { requestPolicy: 'network-only' },
  )
  if (!found.ok) return found
  const { shoppingList } = found.value
  const { name, shareSecret, sharesNotes } = shoppingList
    ? summaryOf(shoppingList, shoppingList.lineItems.length)
    : { name: '', sharesNotes: false }
  return {
    ok: true,
    value:
      shoppingList && shareSecret && isSameSecret(shareSecret, link.secret)
        ? { name, sharesNotes, lines: shoppingList.lineItems.filter(isShown(shop)).reverse() }
        : undefined,
  }
}
