import { type CurrencyCode, localeOfCurrency } from '@selvedge/commerce-client'
import { countryOfCurrency } from '../../../server/catalogue/market.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'

/**
 * Makes a currency the visitor's own and prices the cart anew in it. Throws what the cart throws; the
 * currency is then as it was.
 */
export const changeMarket = async (shop: ShopContext, currency: CurrencyCode): Promise<void> => {
  await shop.cart.moveTo({
    ...shop.market,
    currency,
    country: countryOfCurrency(currency),
    locale: localeOfCurrency(currency),
  })
  shop.session.currency = currency
}
