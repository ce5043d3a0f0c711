import { CartError, type CurrencyCode, localeOfCurrency } from '@selvedge/commerce-client'
import type { Moved } from '../../../server/cart/createVisitorCart.ts'
import { countryOfCurrency } from '../../../server/catalogue/market.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'

const refusal = (error: unknown): Moved => {
  if (error instanceof CartError) return { ok: false }
  throw error
}

/**
 * Makes a currency the visitor's own, and its locale with it, and puts a cart in it in the place of theirs. On failure
 * everything is as it was.
 */
export const changeMarket = async (
  shop: ShopContext,
  currency: CurrencyCode,
  country = countryOfCurrency(currency),
): Promise<Moved> => {
  const moved = await shop.cart
    .moveTo({ ...shop.market, currency, country, locale: localeOfCurrency(currency) })
    .catch(refusal)
  if (moved.ok) shop.session.currency = currency
  return moved
}
