import {
  type PredictedAmount,
  predictShippingChange,
  type ShippingOffer,
  shipByDate,
  shippingOffers,
} from '@selvedge/cart-domain'
import { hasShippableItem } from '@selvedge/cart-domain/server'
import {
  type Cart,
  runQuery,
  ShippingMethodsByCartDocument,
  type ShippingMethodsByCartQuery,
  shippingRatePrice,
} from '@selvedge/commerce-client'
import { formatCents, formatMoney } from '../../app/i18n/money.ts'
import { summaryView } from '../cart/cartView.ts'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

type Offer = ShippingOffer<ShippingMethodsByCartQuery['shippingMethodsByCart'][number]>

/** The shipping methods for a cart with their prices, in their order; `undefined` when the platform does not respond. */
export const shippingMethodsFor = async (
  shop: ShopContext,
  cart: Cart,
): Promise<readonly Offer[] | undefined> => {
  const client = await visitorClient(shop)
  const { locale } = shop.market
  const listed =
    client && (await runQuery(client, ShippingMethodsByCartDocument, { cartId: cart.id, locale }))
  return listed?.ok ? shippingOffers(listed.value.shippingMethodsByCart, cart, shippingRatePrice) : undefined
}

/**
 * The cart's amounts with another shipping method. An amount that only the platform can calculate is an empty text. All
 * methods are taxed at the rate of the selected one.
 */
const amountsWith = ({ method, cents }: Offer, cart: Cart, locale: string, discountsMayChange: boolean) => {
  const totals = predictShippingChange(
    cart,
    { cents, taxRate: cart.shippingInfo?.taxRate ?? null },
    { discountsMayChange },
  )
  const write = (amount: PredictedAmount<number | undefined>): string =>
    typeof amount === 'number' ? formatCents(amount, totals.currencyCode, locale) : ''
  const { discountedShipping } = totals
  const isReduced = typeof discountedShipping === 'number' && discountedShipping !== cents
  return {
    shippingName: method.localizedName ?? method.name,
    // While the size of a discount is unknown, the price before it is shown.
    shipping: write(discountedShipping === 'updating' ? cents : discountedShipping),
    shippingWas: isReduced ? write(cents) : '',
    shippingDiscounts: isReduced
      ? summaryView(cart, locale).shippingDiscounts.map(({ name }) => ({
          name,
          amount: write(discountedShipping - cents),
        }))
      : [],
    free: discountedShipping === 0,
    tax: write(totals.tax),
    taxIncluded: totals.taxIncluded,
    total: write(totals.total),
    totalCents: typeof totals.total === 'number' ? totals.total : 0,
  }
}

/** A shipping method for the shipping step, with the cart's predicted amounts. */
export const shippingMethodView = (
  offer: Offer,
  cart: Cart,
  locale: string,
  discountsMayChange: boolean,
) => ({
  id: offer.method.id,
  name: offer.method.localizedName ?? offer.method.name,
  note: offer.method.localizedDescription ?? '',
  shipsBy: shipByDate(offer.method.key, locale),
  price: formatMoney(offer.price, locale),
  free: offer.cents === 0,
  // A membership is not shipped.
  shipped: hasShippableItem(cart),
  chosen: cart.shippingInfo?.shippingMethod?.id === offer.method.id,
  amounts: amountsWith(offer, cart, locale, discountsMayChange),
})

export type ShippingMethodView = Readonly<ReturnType<typeof shippingMethodView>>
