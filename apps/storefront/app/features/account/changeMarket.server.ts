import { CartError, type CurrencyCode, countryOfCurrency, localeOfCurrency } from '@selvedge/commerce-client'
import { type MarketChange, switchMarket } from '../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'

/** Converts an error of the cart to the result of a failed change. Rethrows every other error. */
const notMoved = (error: unknown): MarketChange => {
  if (error instanceof CartError) return { ok: false }
  throw error
}

/**
 * Switches the visitor to a currency and its locale, and replaces their cart with one in that currency. On failure
 * nothing changes.
 */
export const changeMarket = async (
  shop: ShopContext,
  currency: CurrencyCode,
  country = countryOfCurrency(currency),
): Promise<MarketChange> => {
  const locale = localeOfCurrency(currency)
  const moved = await switchMarket(shop, { ...shop.market, currency, country, locale }).catch(notMoved)
  if (moved.ok) shop.session.chooseCurrency(currency)
  return moved
}
