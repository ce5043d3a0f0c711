import type { CartLike, IncludedDiscountLike } from '@selvedge/cart-domain'
import type { PricingContext } from '../../src/engine/pricingContext.ts'
import type { Cart, DiscountPortion } from '../../src/model/cart.ts'

/** Converts a cart of the engine to the format of the API. */
export const cartAsShopsRead = (cart: Cart, pricing: PricingContext): CartLike => {
  const included = (portions: readonly DiscountPortion[]): IncludedDiscountLike[] =>
    portions.map(({ discountId, discountedAmount }) => {
      const discount = pricing.reference.cartDiscounts.get(discountId)
      return {
        discountedAmount,
        discount: discount
          ? { id: discount.id, name: discount.key, target: discount.target ?? null, value: discount.value }
          : null,
      }
    })
  const { shippingInfo: info, discountOnTotalPrice: off } = cart
  return {
    totalPrice: cart.totalPrice,
    taxedPrice: cart.taxedPrice ?? null,
    taxCalculationMode: cart.taxCalculationMode ?? 'LineItemLevel',
    taxRoundingMode: cart.taxRoundingMode ?? 'HalfEven',
    discountTypeCombination: cart.discountTypeCombination ?? null,
    discountCodes: cart.discountCodes,
    discountOnTotalPrice: off
      ? { discountedAmount: off.discountedAmount, includedDiscounts: included(off.includedDiscounts) }
      : null,
    shippingInfo: info
      ? {
          shippingMethodName: info.shippingMethodName,
          price: info.price,
          shippingRate: {
            freeAbove: info.shippingRate.freeAbove ?? null,
            tiers: info.shippingRate.tiers ?? [],
          },
          discountedPrice: info.discountedPrice
            ? {
                value: info.discountedPrice.value,
                includedDiscounts: included(info.discountedPrice.includedDiscounts),
              }
            : null,
        }
      : null,
    lineItems: cart.lineItems.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      lineItemMode: line.giftOf === undefined ? 'Standard' : 'GiftLineItem',
      price: {
        value: line.price.value,
        discounted: line.price.discounted ? { value: line.price.discounted.value } : null,
        tiers: line.price.tiers ?? [],
      },
      totalPrice: line.totalPrice,
      taxedPrice: line.taxedPrice ?? null,
      taxRate: line.taxRate ?? null,
      discountedPricePerQuantity: line.discountedPricePerQuantity.map(({ quantity, discountedPrice }) => ({
        quantity,
        discountedPrice: {
          value: discountedPrice.value,
          includedDiscounts: included(discountedPrice.includedDiscounts),
        },
      })),
    })),
  }
}
