import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscount, DiscountCodeState } from '../../model/discount.ts'
import { discountCodeState } from '../code/discountCodeState.ts'
import { applyCartDiscounts, type Discounted } from '../discount/applyCartDiscounts.ts'
import { eligibleDiscounts } from '../discount/eligibleDiscounts.ts'
import { centsOf, mergeSlices } from '../discount/slices.ts'
import { money } from '../money/money.ts'
import type { PricingContext } from '../pricingContext.ts'
import { giftLine } from './giftLines.ts'

const discountLine = (line: LineItem, discounted: Discounted, currency: string): LineItem => {
  const slices = mergeSlices(discounted.units.get(line.id) ?? [])
  if (slices.every((slice) => slice.unit.portions.length === 0))
    return { ...line, discountedPricePerQuantity: [] }
  return {
    ...line,
    totalPrice: money(currency, centsOf(slices)),
    discountedPricePerQuantity: slices.map(({ quantity, unit }) => ({
      quantity,
      discountedPrice: { value: money(currency, unit.cents), includedDiscounts: unit.portions },
    })),
  }
}

const discountShipping = (cart: Cart, discounted: Discounted): Pick<Cart, 'shippingInfo'> => {
  if (!cart.shippingInfo) return {}
  const { discountedPrice: _, ...info } = cart.shippingInfo
  const amount = discounted.shipping
  if (!amount || amount.portions.length === 0) return { shippingInfo: info }
  const value = money(cart.currency, amount.cents)
  return { shippingInfo: { ...info, discountedPrice: { value, includedDiscounts: amount.portions } } }
}

const discountTotal = (cart: Cart, discounted: Discounted): Pick<Cart, 'discountOnTotalPrice'> => {
  const { portions } = discounted.total
  if (portions.length === 0) return {}
  const cents = portions.reduce((sum, portion) => sum + portion.discountedAmount.centAmount, 0)
  return {
    discountOnTotalPrice: { discountedAmount: money(cart.currency, cents), includedDiscounts: portions },
  }
}

type CodeEntry = Cart['discountCodes'][number]

const stateOf = (id: string, cart: Cart, pricing: PricingContext): DiscountCodeState => {
  const code = pricing.discountCodes.get(id)
  return code ? discountCodeState(code, cart, pricing) : 'NotActive'
}

/** Sets the state of a matching code when an earlier discount stopped all of its discounts. */
const withStoppedState = (
  code: CodeEntry,
  eligible: readonly CartDiscount[],
  stopped: ReadonlySet<string>,
  pricing: PricingContext,
) => {
  const own = pricing.discountCodes.get(code.id)?.cartDiscountIds ?? []
  const reached = eligible.filter((discount) => own.includes(discount.id))
  return code.state === 'MatchesCart' && reached.length > 0 && reached.every(({ id }) => stopped.has(id))
    ? ({ ...code, state: 'ApplicationStoppedByPreviousDiscount' } as const)
    : code
}

/**
 * Applies the cart's discounts to lines, shipping and total, adds gifts, and sets each code's state. `isIncluded` filters
 * the discounts. Does not change taxes.
 */
export const discountCart = (
  cart: Cart,
  pricing: PricingContext,
  isIncluded: (discount: CartDiscount) => boolean = () => true,
): Cart => {
  const codes = cart.discountCodes.map(({ id }): CodeEntry => ({ id, state: stateOf(id, cart, pricing) }))
  const matching = codes.filter((code) => code.state === 'MatchesCart').map((code) => code.id)
  const eligible = eligibleDiscounts(cart, pricing, matching).filter(isIncluded)
  const gifts = new Map(eligible.map((discount) => [discount.id, giftLine(discount, cart, pricing)]))
  const discounted = applyCartDiscounts(cart, eligible, pricing, ({ id }) => gifts.get(id) !== undefined)
  const { discountOnTotalPrice: _, ...rest } = cart
  const nonGiftLines = cart.lineItems.filter((line) => line.giftOf === undefined)
  return {
    ...rest,
    discountCodes: codes.map((code) => withStoppedState(code, eligible, discounted.stopped, pricing)),
    lineItems: [
      ...nonGiftLines.map((line) => discountLine(line, discounted, cart.currency)),
      ...discounted.gifts.flatMap(({ id }) => gifts.get(id) ?? []),
    ],
    totalPrice: money(cart.currency, discounted.total.cents),
    ...discountShipping(cart, discounted),
    ...discountTotal(cart, discounted),
  }
}
