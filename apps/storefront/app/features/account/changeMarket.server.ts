import { type CurrencyCode, localeOfCurrency } from '@selvedge/commerce-client'
import { countryOfCurrency } from '../../../server/catalogue/market.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orUnavailable } from '../errors/failures.server.ts'

/** Makes a currency the visitor's own and prices the cart anew in it. */
export const changeMarket = async (shop: ShopContext, currency: CurrencyCode): Promise<void> => {
  await orUnavailable(() =>
    shop.cart.moveTo({
      ...shop.market,
      currency,
      country: countryOfCurrency(currency),
      locale: localeOfCurrency(currency),
    }),
  )
  shop.session.currency = currency
}
