import { discountsByShipping } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { summaryView } from '../../../../server/cart/summaryView.ts'
import { automaticDiscounts } from '../../../../server/catalogue/catalogue.ts'
import { type DeliveryAmounts, deliveryAmounts } from '../../../../server/checkout/deliveryAmounts.ts'
import type { MethodView } from '../../../../server/checkout/shippingMethods.ts'
import { shippingMethodsFor } from '../../../../server/checkout/shippingMethods.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'

/** A way of delivery with the cart's amounts as they will be with it. */
export type OfferedMethod = MethodView & { readonly amounts: DeliveryAmounts }

/** The ways of delivery for a cart, each with what the order comes to. */
export const offeredMethods = async (
  shop: ShopContext,
  cart: Cart,
): Promise<{ readonly ok: boolean; readonly value: readonly OfferedMethod[] }> => {
  const { session, locale } = shop
  const [methods, automatic] = await Promise.all([shippingMethodsFor(shop, cart), automaticDiscounts(shop)])
  if (!methods.ok) return { ok: false, value: [] }
  const conditionalDiscounts = automatic.ok
    ? discountsByShipping(cart, automatic.value, {
        groupKey: session.customer?.groupKey,
        productTypes: cart.lineItems.map(({ productType }) => productType?.key ?? ''),
      })
    : 'possible'
  const summary = summaryView(cart, locale)
  return {
    ok: true,
    value: methods.value.map((method) => ({
      ...method,
      amounts: deliveryAmounts({ cart, method, conditionalDiscounts, summary, locale }),
    })),
  }
}
