import type { Cart, LineItem, ShippingInfo, TaxedPrice } from '../../model/cart.ts'
import { money } from '../money/money.ts'
import type { RoundingMode } from '../money/rounding.ts'
import { scaleTaxed } from '../tax/scaleTaxed.ts'
import { sumTaxed } from '../tax/sumTaxed.ts'
import { taxAmount } from '../tax/taxAmount.ts'
import { taxLine } from '../tax/taxLine.ts'

const taxedLine = (line: LineItem, cart: Cart): LineItem =>
  line.taxRate ? { ...line, taxedPrice: taxLine(line, line.taxRate, cart) } : line

const taxedShipping = (info: ShippingInfo, rounding: RoundingMode): ShippingInfo =>
  info.taxRate
    ? { ...info, taxedPrice: taxAmount(info.discountedPrice?.value ?? info.price, info.taxRate, rounding) }
    : info

const discountSides = (
  cart: Cart,
  before: TaxedPrice,
  after: TaxedPrice,
): Pick<Cart, 'discountOnTotalPrice'> => {
  if (!cart.discountOnTotalPrice) return {}
  const less = (side: 'totalNet' | 'totalGross') =>
    money(cart.currency, before[side].centAmount - after[side].centAmount)
  return {
    discountOnTotalPrice: {
      ...cart.discountOnTotalPrice,
      discountedNetAmount: less('totalNet'),
      discountedGrossAmount: less('totalGross'),
    },
  }
}

/**
 * Adds taxes to a cart according to its tax modes. A cart without a shipping address has no taxes. A discount on the total
 * lowers the taxed prices by the same percentage as the total.
 */
export const taxCart = (cart: Cart): Cart => {
  const { taxedPrice: _, taxedShippingPrice: __, ...untaxed } = cart
  if (!cart.shippingAddress) return untaxed
  const rounding = cart.taxRoundingMode ?? 'HalfEven'
  const lineItems = cart.lineItems.map((line) => taxedLine(line, cart))
  const shippingInfo = cart.shippingInfo && taxedShipping(cart.shippingInfo, rounding)
  const shippingTaxed = shippingInfo?.taxedPrice
  const parts = [...lineItems.map((line) => line.taxedPrice), shippingTaxed].filter(
    (part) => part !== undefined,
  )
  const full = sumTaxed(cart.currency, parts)
  const off = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
  const before = cart.totalPrice.centAmount + off
  const scaled = (taxed: TaxedPrice) => scaleTaxed(taxed, before, cart.totalPrice.centAmount, rounding)
  const taxedPrice = scaled(full)
  return {
    ...untaxed,
    lineItems,
    taxedPrice,
    ...(shippingInfo && { shippingInfo }),
    ...(shippingTaxed && { taxedShippingPrice: scaled(shippingTaxed) }),
    ...discountSides(cart, full, taxedPrice),
  }
}
