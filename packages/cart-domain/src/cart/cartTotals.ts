import { lineTotal } from '../line/linePriceSummary.ts'
import { sumCents } from '../money/money.ts'
import type { CartLike } from './cartLike.ts'

/**
 * A cart's amounts in cents (spec §3, cart totals). They add up:
 * `subtotal - discount + discountedShipping + (taxIncluded ? 0 : tax) = total`.
 */
export type CartTotals = {
  readonly currencyCode: string
  /** Lines before any discount. */
  readonly subtotal: number
  /** The shipping rate before discounts; `undefined` until a method is chosen. */
  readonly shipping: number | undefined
  /** What shipping costs; `undefined` until a method is chosen. */
  readonly discountedShipping: number | undefined
  /** `undefined` until the platform knows the address. */
  readonly tax: number | undefined
  /** Whether prices already hold the tax. */
  readonly taxIncluded: boolean
  /** Everything taken off the lines and the total, not off shipping. */
  readonly discount: number
  /** What the shopper pays. */
  readonly total: number
}

/** Adds up a cart or an order from the platform's own figures. */
export const cartTotals = (cart: CartLike): CartTotals => {
  const subtotal = sumCents(cart.lineItems.map((line) => line.quantity * line.price.value.centAmount))
  const afterDiscounts = sumCents(cart.lineItems.map(lineTotal))
  const offTotal = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
  const shipping = cart.shippingInfo?.price.centAmount
  const discountedShipping = cart.shippingInfo?.discountedPrice?.value.centAmount ?? shipping
  const { taxedPrice } = cart
  const net = cart.totalPrice.centAmount
  const gross = taxedPrice?.totalGross.centAmount ?? net
  return {
    currencyCode: cart.totalPrice.currencyCode,
    subtotal,
    shipping,
    discountedShipping,
    tax: taxedPrice ? gross - taxedPrice.totalNet.centAmount : undefined,
    taxIncluded: taxedPrice ? gross === net : false,
    discount: subtotal - afterDiscounts + offTotal,
    total: gross,
  }
}
