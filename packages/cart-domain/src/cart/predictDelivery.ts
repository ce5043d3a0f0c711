import { taxOf } from '../money/taxOf.ts'
import type { CartLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'
import type { ConditionalDiscounts, Predicted, PredictedTotals } from './predictTotals.ts'

/** Another way of delivery. */
export type DeliveryChange = {
  /** What it costs this cart before discounts, in cents. */
  readonly cents: number
  /** At which its price is taxed; left out, the tax is not known. */
  readonly taxRate?: { readonly amount: number; readonly includedInPrice: boolean } | null
}

/** What it costs after the discounts that the cart shows: what takes the whole of one price takes the whole of another. */
const discountedCents = ({ shippingInfo }: CartLike, cents: number): Predicted => {
  const discounted = shippingInfo?.discountedPrice
  if (cents === 0 || !discounted) return cents
  const wholly =
    discounted.value.centAmount === 0 &&
    discounted.includedDiscounts.length === 1 &&
    discounted.includedDiscounts.every(({ discount }) => discount?.value?.type === 'relative')
  return wholly ? 0 : 'updating'
}

const taxOfDelivery = (cart: CartLike, cents: number, taxRate: DeliveryChange['taxRate']) => {
  if (!taxRate) return undefined
  if (taxRate.amount === 0 || cents === 0) return { net: cents, gross: cents }
  return cart.taxCalculationMode === 'LineItemLevel' && cart.taxRoundingMode === 'HalfEven'
    ? taxOf(cents, taxRate)
    : undefined
}

/** Tax and total of a cart whose delivery costs `after` cents in the place of `before`. */
const taxed = (cart: CartLike, before: number, after: number, taxRate: DeliveryChange['taxRate']) => {
  const net = cart.totalPrice.centAmount - before + after
  if (!cart.taxedPrice) return { tax: undefined, taxIncluded: false, total: net }
  const { totalNet, totalGross } = cart.taxedPrice
  const was = before === 0 ? undefined : cart.shippingInfo?.taxedPrice
  const old = { net: was?.totalNet.centAmount ?? 0, gross: was?.totalGross.centAmount ?? 0 }
  const now = taxOfDelivery(cart, after, taxRate)
  if ((before > 0 && !was) || !now) {
    const taxIncluded = totalGross.centAmount === cart.totalPrice.centAmount
    const settled = taxIncluded && taxRate?.includedInPrice === true
    return { tax: 'updating', taxIncluded, total: settled ? net : 'updating' } as const
  }
  const gross = totalGross.centAmount - old.gross + now.gross
  return { tax: gross - (totalNet.centAmount - old.net + now.net), taxIncluded: gross === net, total: gross }
}

/**
 * A cart's totals with another way of delivery, before the platform answers. The lines stay as they are; a figure that
 * depends on what the cart does not show is `updating`, never a guess: an amount off the total, a best deal that may turn,
 * a discount on delivery of which the cart does not say how much of another price it takes, a tax that is not rounded per
 * line. `none` says that no discount, with a code of the cart or without, depends on how an order is delivered or what that
 * costs, and that the cart shows all that come off its delivery.
 */
export const predictDelivery = (
  cart: CartLike,
  { cents, taxRate }: DeliveryChange,
  conditionalDiscounts: ConditionalDiscounts = 'possible',
): PredictedTotals => {
  const now = cartTotals(cart)
  const settled =
    conditionalDiscounts === 'none' &&
    !cart.discountOnTotalPrice &&
    cart.discountTypeCombination !== undefined &&
    cart.discountTypeCombination?.type !== 'BestDeal'
  const discounted = settled ? discountedCents(cart, cents) : 'updating'
  return {
    ...now,
    discount: settled ? now.discount : 'updating',
    shipping: cents,
    discountedShipping: discounted,
    ...(discounted === 'updating'
      ? { tax: now.tax === undefined ? undefined : ('updating' as const), total: 'updating' as const }
      : taxed(cart, now.discountedShipping ?? 0, discounted, taxRate)),
  }
}
