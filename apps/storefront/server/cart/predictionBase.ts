import type { CartLike } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'

type Money = CartLike['totalPrice']
type Portions = Cart['lineItems'][number]['discountedPricePerQuantity'][number]['discountedPrice']

const amount = ({ centAmount, currencyCode }: Money): Money => ({ centAmount, currencyCode })

const taxed = (price: { totalNet: Money; totalGross: Money } | null) =>
  price && { totalNet: amount(price.totalNet), totalGross: amount(price.totalGross) }

const discounted = ({ value, includedDiscounts }: Portions) => ({
  value: amount(value),
  includedDiscounts: includedDiscounts.map(({ discountedAmount, discount }) => ({
    discountedAmount: amount(discountedAmount),
    discount: discount && { target: discount.target, value: discount.value },
  })),
})

/**
 * What a browser needs of a cart to tell its totals before the platform does. Nothing for a cart with a code or with
 * something off its total: those cannot be told, and the page stays small.
 */
export const predictionBase = (cart: Cart) => {
  if (cart.discountCodes.length > 0 || cart.discountOnTotalPrice) return undefined
  const { shippingInfo } = cart
  return {
    totalPrice: amount(cart.totalPrice),
    taxedPrice: taxed(cart.taxedPrice),
    taxCalculationMode: cart.taxCalculationMode,
    taxRoundingMode: cart.taxRoundingMode,
    discountTypeCombination: cart.discountTypeCombination && { type: cart.discountTypeCombination.type },
    discountCodes: [],
    discountOnTotalPrice: null,
    shippingInfo: shippingInfo && {
      shippingMethodName: shippingInfo.shippingMethodName,
      price: amount(shippingInfo.price),
      shippingRate: {
        freeAbove: shippingInfo.shippingRate.freeAbove && amount(shippingInfo.shippingRate.freeAbove),
        tiers: shippingInfo.shippingRate.tiers,
      },
      discountedPrice: shippingInfo.discountedPrice && discounted(shippingInfo.discountedPrice),
    },
    lineItems: cart.lineItems.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      lineItemMode: line.lineItemMode,
      price: {
        value: amount(line.price.value),
        discounted: line.price.discounted && { value: amount(line.price.discounted.value) },
        tiers: line.price.tiers,
      },
      totalPrice: line.totalPrice && amount(line.totalPrice),
      taxedPrice: taxed(line.taxedPrice),
      taxRate: line.taxRate && {
        amount: line.taxRate.amount,
        includedInPrice: line.taxRate.includedInPrice,
      },
      discountedPricePerQuantity: line.discountedPricePerQuantity.map((part) => ({
        quantity: part.quantity,
        discountedPrice: discounted(part.discountedPrice),
      })),
    })),
  } satisfies CartLike
}
