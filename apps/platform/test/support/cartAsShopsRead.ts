import type { CartLike, IncludedDiscountLike } from '@selvedge/cart-domain'
import type { World } from '../../src/engine/world.ts'
import type { Cart, DiscountPortion } from '../../src/model/cart.ts'

const tiersOf = (priced: object): readonly unknown[] =>
  'tiers' in priced && Array.isArray(priced.tiers) ? priced.tiers : []

const textOf = (holder: object, name: string, otherwise: string): string => {
  const value: unknown = Reflect.get(holder, name)
  return typeof value === 'string' ? value : otherwise
}

/** A cart of the engine with everything that a shop can ask of it, as the platform's answer would have it. */
export const cartAsShopsRead = (cart: Cart, world: World): CartLike => {
  const included = (portions: readonly DiscountPortion[]): IncludedDiscountLike[] =>
    portions.map(({ discountId, discountedAmount }) => {
      const discount = world.reference.cartDiscounts.get(discountId)
      return {
        discountedAmount,
        discount: discount
          ? { id: discount.id, name: discount.key, target: discount.target ?? null, value: discount.value }
          : null,
      }
    })
  const { shippingInfo: info, discountOnTotalPrice: off } = cart
  const combination: unknown = Reflect.get(cart, 'discountTypeCombination')
  return {
    totalPrice: cart.totalPrice,
    taxedPrice: cart.taxedPrice ?? null,
    taxCalculationMode: textOf(cart, 'taxCalculationMode', 'LineItemLevel'),
    taxRoundingMode: textOf(cart, 'taxRoundingMode', 'HalfEven'),
    discountTypeCombination:
      typeof combination === 'object' && combination ? { type: textOf(combination, 'type', '') } : null,
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
            tiers: tiersOf(info.shippingRate),
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
      lineItemMode: textOf(line, 'lineItemMode', 'Standard'),
      price: {
        value: line.price.value,
        discounted: line.price.discounted ? { value: line.price.discounted.value } : null,
        tiers: tiersOf(line.price),
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
