import type { Cart, LineItem, ShippingInfo, TaxedPrice } from '../../model/cart.ts'
import { money } from '../money/money.ts'
import { scaleTaxed } from '../tax/scaleTaxed.ts'
import { sumTaxed } from '../tax/sumTaxed.ts'
import { taxAmount } from '../tax/taxAmount.ts'

const taxLine = (line: LineItem): LineItem =>
  line.taxRate ? { ...line, taxedPrice: taxAmount(line.totalPrice, line.taxRate) } : line

const taxShipping = (info: ShippingInfo): ShippingInfo =>
  info.taxRate
    ? { ...info, taxedPrice: taxAmount(info.discountedPrice?.value ?? info.price, info.taxRate) }
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
 * The cart with its taxes (per line total, half-even). Without a shipping address there are none. A discount on the
 * total lowers the taxed prices by the percentage that it takes off the cart.
 */
export const taxCart = (cart: Cart): Cart => {
  const { taxedPrice: _, taxedShippingPrice: __, ...untaxed } = cart
  if (!cart.shippingAddress) return untaxed
  const lineItems = cart.lineItems.map(taxLine)
  const shippingInfo = cart.shippingInfo && taxShipping(cart.shippingInfo)
  const shippingTaxed = shippingInfo?.taxedPrice
  const parts = [...lineItems.map((line) => line.taxedPrice), shippingTaxed].filter(
    (part) => part !== undefined,
  )
  const full = sumTaxed(cart.currency, parts)
  const off = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
  const before = cart.totalPrice.centAmount + off
  const taxedPrice = scaleTaxed(full, before, cart.totalPrice.centAmount)
  return {
    ...untaxed,
    lineItems,
    taxedPrice,
    ...(shippingInfo && { shippingInfo }),
    ...(shippingTaxed && {
      taxedShippingPrice: scaleTaxed(shippingTaxed, before, cart.totalPrice.centAmount),
    }),
    ...discountSides(cart, full, taxedPrice),
  }
}
