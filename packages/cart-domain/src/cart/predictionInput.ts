import type { CartLike } from './cartLike.ts'
import { type FieldsOf, pickFields } from './pickFields.ts'

const money = { centAmount: true, currencyCode: true } as const
const taxedPrice = { totalNet: money, totalGross: money } as const
const discountedPrice = {
  value: money,
  includedDiscounts: { discountedAmount: money, discount: { target: { type: true }, value: { type: true } } },
} as const

/** The fields that `predictTotals` reads. */
const fields: FieldsOf<CartLike> = {
  totalPrice: money,
  taxedPrice,
  taxCalculationMode: true,
  taxRoundingMode: true,
  discountTypeCombination: { type: true },
  discountCodes: true,
  discountOnTotalPrice: true,
  shippingInfo: {
    shippingMethodName: true,
    price: money,
    shippingRate: { freeAbove: money, tiers: true },
    discountedPrice,
  },
  lineItems: {
    id: true,
    quantity: true,
    lineItemMode: true,
    price: { value: money, discounted: { value: money }, tiers: true },
    totalPrice: money,
    taxedPrice,
    taxRate: { amount: true, includedInPrice: true },
    discountedPricePerQuantity: { quantity: true, discountedPrice },
  },
}

/**
 * Returns only the part of a cart that `predictTotals` reads, to send less to a browser. `undefined` for a cart with a code or with a discount on its total, whose totals cannot be predicted.
 *
 * @example
 * ```ts
 * import { type CartLike, predictTotals } from '@selvedge/cart-domain'
 * import { predictionInput } from '@selvedge/cart-domain/server'
 *
 * // On the server: send the small cart to the browser.
 * const forBrowser = (cart: CartLike) => predictionInput(cart)
 *
 * // In the browser: `undefined` means that the totals have to wait for the platform.
 * const totalsAfter = (cart: ReturnType<typeof forBrowser>, lineItemId: string, quantity: number) =>
 *   cart && predictTotals(cart, [{ lineItemId, quantity }], { discountsMayChange: false })
 * ```
 */
export const predictionInput = (cart: CartLike): CartLike | undefined =>
  (cart.discountCodes?.length ?? 0) > 0 || cart.discountOnTotalPrice ? undefined : pickFields(cart, fields)
