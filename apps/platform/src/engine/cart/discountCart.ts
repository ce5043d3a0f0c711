import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscount, DiscountCodeState } from '../../model/discount.ts'
import { codeStanding } from '../code/codeStanding.ts'
import { applyCartDiscounts, type Discounted } from '../discount/applyCartDiscounts.ts'
import { eligibleDiscounts } from '../discount/eligibleDiscounts.ts'
import { centsOf, mergedSlices } from '../discount/slices.ts'
import { money } from '../money/money.ts'
import type { World } from '../world.ts'
import { giftLine } from './giftLines.ts'

const discountLine = (line: LineItem, discounted: Discounted, currency: string): LineItem => {
  const slices = mergedSlices(discounted.units.get(line.id) ?? [])
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

const standingOf = (id: string, cart: Cart, world: World): DiscountCodeState => {
  const code = world.discountCodes.get(id)
  return code ? codeStanding(code, cart, world) : 'NotActive'
}

/** A code that matches, but each of whose discounts came after one that stopped the row. */
const afterRow = (
  code: CodeEntry,
  row: readonly CartDiscount[],
  stopped: ReadonlySet<string>,
  world: World,
) => {
  const own = world.discountCodes.get(code.id)?.cartDiscountIds ?? []
  const reached = row.filter((discount) => own.includes(discount.id))
  return code.state === 'MatchesCart' && reached.length > 0 && reached.every(({ id }) => stopped.has(id))
    ? ({ ...code, state: 'ApplicationStoppedByPreviousDiscount' } as const)
    : code
}

/**
 * The cart with its discounts on lines, shipping and total, its gifts, and each code's state. `reaches` leaves discounts
 * out. Taxes are not touched here.
 */
export const discountCart = (
  cart: Cart,
  world: World,
  reaches: (discount: CartDiscount) => boolean = () => true,
): Cart => {
  const codes = cart.discountCodes.map(({ id }): CodeEntry => ({ id, state: standingOf(id, cart, world) }))
  const matching = codes.filter((code) => code.state === 'MatchesCart').map((code) => code.id)
  const row = eligibleDiscounts(cart, world, matching).filter(reaches)
  const gifts = new Map(row.map((discount) => [discount.id, giftLine(discount, cart, world)]))
  const discounted = applyCartDiscounts(cart, row, world, ({ id }) => gifts.get(id) !== undefined)
  const { discountOnTotalPrice: _, ...rest } = cart
  const paid = cart.lineItems.filter((line) => line.giftOf === undefined)
  return {
    ...rest,
    discountCodes: codes.map((code) => afterRow(code, row, discounted.stopped, world)),
    lineItems: [
      ...paid.map((line) => discountLine(line, discounted, cart.currency)),
      ...discounted.gifts.flatMap(({ id }) => gifts.get(id) ?? []),
    ],
    totalPrice: money(cart.currency, discounted.total.cents),
    ...discountShipping(cart, discounted),
    ...discountTotal(cart, discounted),
  }
}
