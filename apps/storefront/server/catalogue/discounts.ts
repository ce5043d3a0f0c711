import { type AutomaticDiscount, type DiscountAudience, discountsVaryByQuantity } from '@selvedge/cart-domain'
import { type DatedDiscount, type MemberDiscount, validDiscounts } from '@selvedge/cart-domain/server'
import { runQuery } from '@selvedge/commerce-client'
import { GetAutomaticDiscountsDocument } from '@selvedge/commerce-client/server'
import type { LoadResult } from '@selvedge/service/cache'
import type { ShopContext } from '../context/createContext.ts'

type Shop = Pick<ShopContext, 'catalogue'>

/**
 * The automatic discounts of the platform: the same for all visitors, each with its audience. They include discounts that
 * begin later or have ended.
 */
export const automaticDiscounts = ({
  catalogue,
}: Shop): Promise<LoadResult<readonly (AutomaticDiscount & MemberDiscount & DatedDiscount)[]>> =>
  catalogue.pages.read('discounts', async () => {
    const response = await runQuery(catalogue.client, GetAutomaticDiscountsDocument, {})
    return response.ok ? { ok: true, value: response.value.cartDiscounts.results } : response
  })

/** The current discounts, for the prices of members. None when they cannot be loaded. */
export const currentDiscounts = async (shop: Shop): Promise<readonly MemberDiscount[]> => {
  const discounts = await automaticDiscounts(shop)
  const now = Date.now()
  return discounts.ok ? validDiscounts(discounts.value, { from: now, until: now }) : []
}

/**
 * Whether the discounts of a cart are the same for every quantity. Discounts that cannot be loaded count as changing.
 */
export const areDiscountsFixed = async (shop: Shop, audience: DiscountAudience): Promise<boolean> => {
  const discounts = await automaticDiscounts(shop)
  return discounts.ok && !discountsVaryByQuantity(discounts.value, audience)
}
