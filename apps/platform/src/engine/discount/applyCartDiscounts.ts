import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import type { PricingContext } from '../pricingContext.ts'
import { type Amount, amountOf, reduceTo } from './amount.ts'
import { applyValue } from './applyValue.ts'
import { discountLines } from './discountLines.ts'
import { centsOf, type SlicesByLine, slicesOf } from './slices.ts'

/** A cart's amounts after its discounts, all in cents. */
export type Discounted = {
  readonly units: SlicesByLine
  readonly shipping: Amount | undefined
  /** The sum of lines and shipping after discounts on the total. */
  readonly total: Amount
  readonly gifts: readonly CartDiscount[]
  readonly stopped: ReadonlySet<string>
}

type State = Pick<Discounted, 'units' | 'shipping'> & {
  readonly onTotal: readonly CartDiscount[]
  readonly gifts: readonly CartDiscount[]
}

const sumOf = ({ units, shipping }: Pick<Discounted, 'units' | 'shipping'>): number =>
  centsOf([...units.values()].flat()) + (shipping?.cents ?? 0)

const reduceAmount = (amount: Amount, { id, value }: CartDiscount, cart: Cart): Amount =>
  value.type === 'giftLineItem'
    ? amount
    : reduceTo(
        amount,
        applyValue(amount.cents, value, cart.currency, cart.priceRoundingMode ?? 'HalfEven'),
        id,
        cart.currency,
      )

/** Applies one discount. Returns the same object when it has no effect. */
const applyDiscount = (
  state: State,
  discount: CartDiscount,
  cart: Cart,
  pricing: PricingContext,
  canAddGift: (gift: CartDiscount) => boolean,
): State => {
  if (discount.value.type === 'giftLineItem')
    return canAddGift(discount) ? { ...state, gifts: [...state.gifts, discount] } : state
  if (discount.target?.type === 'totalPrice') {
    const before = amountOf(sumOf(state))
    return reduceAmount(before, discount, cart) === before
      ? state
      : { ...state, onTotal: [...state.onTotal, discount] }
  }
  if (discount.target?.type === 'shipping') {
    const shipping = state.shipping && reduceAmount(state.shipping, discount, cart)
    return shipping === state.shipping ? state : { ...state, shipping }
  }
  const units = discountLines(cart, discount, state.units, pricing)
  return units === state.units ? state : { ...state, units }
}

/**
 * Applies discounts in order. Each discount reduces the result of the previous one, and its result is rounded.
 * Discounts on the total come last: they reduce the sum of the discounted lines and shipping. After a
 * StopAfterThisDiscount that has an effect, no further discounts apply. `canAddGift` decides whether a gift can be
 * added.
 */
export const applyCartDiscounts = (
  cart: Cart,
  discounts: readonly CartDiscount[],
  pricing: PricingContext,
  canAddGift: (gift: CartDiscount) => boolean,
): Discounted => {
  const lines = cart.lineItems.filter((line) => line.giftOf === undefined)
  let state: State = {
    units: slicesOf(lines),
    shipping: cart.shippingInfo && amountOf(cart.shippingInfo.price.centAmount),
    onTotal: [],
    gifts: [],
  }
  const stopped = new Set<string>()
  let isStopped = false
  for (const discount of discounts) {
    if (isStopped) {
      stopped.add(discount.id)
      continue
    }
    const next = applyDiscount(state, discount, cart, pricing, canAddGift)
    isStopped = next !== state && discount.stackingMode === 'StopAfterThisDiscount'
    state = next
  }
  const { units, shipping, gifts, onTotal } = state
  const total = onTotal.reduce(
    (amount, discount) => reduceAmount(amount, discount, cart),
    amountOf(sumOf({ units, shipping })),
  )
  return { units, shipping, total, gifts, stopped }
}
