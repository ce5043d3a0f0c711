import { shipsBy } from '@selvedge/cart-domain'
import {
  type Cart,
  ratePrice,
  runQuery,
  ShippingMethodsByCartDocument,
  type ShippingMethodsByCartQuery,
} from '@selvedge/commerce-client'
import { formatMoney } from '../../app/i18n/money.ts'
import { isShipped } from '../cart/isShipped.ts'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorCalls.ts'

type Method = ShippingMethodsByCartQuery['shippingMethodsByCart'][number]

/** A shipping method with what it costs this cart; `undefined` for one that has no rate for it. */
const methodView = (method: Method, cart: Cart, locale: string) => {
  const rate = method.zoneRates.flatMap((zone) => zone.shippingRates).find(({ isMatching }) => isMatching)
  if (!rate) return undefined
  const price = ratePrice(rate)
  const subtotal = cart.lineItems.reduce((sum, line) => sum + (line.totalPrice?.centAmount ?? 0), 0)
  const free = price.centAmount === 0 || (rate.freeAbove ? subtotal >= rate.freeAbove.centAmount : false)
  return {
    id: method.id,
    name: method.localizedName ?? method.name,
    note: method.localizedDescription ?? '',
    shipsBy: shipsBy(method.key, locale),
    price: formatMoney(price, locale),
    // Before discounts.
    cents: free ? 0 : price.centAmount,
    free,
    // A membership begins without a parcel.
    shipped: isShipped(cart),
    chosen: cart.shippingInfo?.shippingMethod?.id === method.id,
  }
}

export type MethodView = Readonly<NonNullable<ReturnType<typeof methodView>>>

/** The shipping methods for a cart: the usual one first, then by what they cost. */
export const shippingMethodsFor = async (
  shop: ShopContext,
  cart: Cart,
): Promise<{ readonly ok: true; readonly value: readonly MethodView[] } | { readonly ok: false }> => {
  const { locale } = shop.market
  const client = await visitorClient(shop)
  const answer =
    client && (await runQuery(client, ShippingMethodsByCartDocument, { cartId: cart.id, locale }))
  if (!answer?.ok) return { ok: false }
  return {
    ok: true,
    value: answer.value.shippingMethodsByCart
      .flatMap((method) => {
        const view = methodView(method, cart, locale)
        return view ? [{ view, isDefault: method.isDefault }] : []
      })
      .sort(
        (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.view.cents - other.view.cents,
      )
      .map(({ view }) => view),
  }
}
