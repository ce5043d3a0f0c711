import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import type { World } from '../world.ts'
import { type Amount, amountOf, loweredTo } from './amount.ts'
import { applyValue } from './applyValue.ts'
import { discountLines } from './discountLines.ts'
import { centsOf, type SlicesByLine, slicesOf } from './slices.ts'

/** A cart's amounts after its discounts, all in cents. */
export type Discounted = {
  readonly units: SlicesByLine
  readonly shipping: Amount | undefined
  /** Lines and shipping together, then what comes off the total. */
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

const lowered = (amount: Amount, { id, value }: CartDiscount, cart: Cart): Amount =>
  value.type === 'giftLineItem'
    ? amount
    : loweredTo(
        amount,
        applyValue(amount.cents, value, cart.currency, cart.priceRoundingMode ?? 'HalfEven'),
        id,
        cart.currency,
      )

/** One discount applied; the same object when it has no effect. */
const step = (
  state: State,
  discount: CartDiscount,
  cart: Cart,
  world: World,
  canGive: (gift: CartDiscount) => boolean,
): State => {
  if (discount.value.type === 'giftLineItem')
    return canGive(discount) ? { ...state, gifts: [...state.gifts, discount] } : state
  if (discount.target?.type === 'totalPrice') {
    const before = amountOf(sumOf(state))
    return lowered(before, discount, cart) === before
      ? state
      : { ...state, onTotal: [...state.onTotal, discount] }
  }
  if (discount.target?.type === 'shipping') {
    const shipping = state.shipping && lowered(state.shipping, discount, cart)
    return shipping === state.shipping ? state : { ...state, shipping }
  }
  const units = discountLines(cart, discount, state.units, world)
  return units === state.units ? state : { ...state, units }
}

/**
 * Applies discounts one after the other, each on the result of the one before and rounded by itself. Discounts on the
 * total come last, on the sum of the discounted lines and the discounted shipping. A StopAfterThisDiscount that has an
 * effect ends the row. `canGive` says whether a gift can be added.
 */
export const applyCartDiscounts = (
  cart: Cart,
  discounts: readonly CartDiscount[],
  world: World,
  canGive: (gift: CartDiscount) => boolean,
): Discounted => {
  const lines = cart.lineItems.filter((line) => line.giftOf === undefined)
  let state: State = {
    units: slicesOf(lines),
    shipping: cart.shippingInfo && amountOf(cart.shippingInfo.price.centAmount),
    onTotal: [],
    gifts: [],
  }
  const stopped = new Set<string>()
  let stop = false
  for (const discount of discounts) {
    if (stop) {
      stopped.add(discount.id)
      continue
    }
    const next = step(state, discount, cart, world, canGive)
    stop = next !== state && discount.stackingMode === 'StopAfterThisDiscount'
    state = next
  }
  const { units, shipping, gifts, onTotal } = state
  const total = onTotal.reduce(
    (amount, discount) => lowered(amount, discount, cart),
    amountOf(sumOf({ units, shipping })),
  )
  return { units, shipping, total, gifts, stopped }
}
