import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { lineSubject } from '../predicate/lineSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import { unitValue } from '../price/price.ts'
import type { World } from '../world.ts'
import { type Amount, amountOf, discountAmount } from './amount.ts'

/** A cart's amounts after its discounts, all in cents. `units` is per single unit, by line id. */
export type Discounted = {
  readonly units: ReadonlyMap<string, Amount>
  readonly shipping: Amount | undefined
  /** Lines and shipping together, then what comes off the total. */
  readonly total: Amount
  readonly stopped: ReadonlySet<string>
}

const sum = (lines: readonly LineItem[], units: ReadonlyMap<string, Amount>): number =>
  lines.reduce((cents, line) => cents + (units.get(line.id)?.cents ?? 0) * line.quantity, 0)

const applyToLines = (
  cart: Cart,
  discount: CartDiscount,
  units: Map<string, Amount>,
  world: World,
): boolean => {
  if (discount.target.type !== 'lineItems') return false
  const predicate = parsePredicate(discount.target.predicate)
  let applied = false
  for (const line of cart.lineItems) {
    const before = units.get(line.id)
    if (!before || !matches(predicate, lineSubject(line, world))) continue
    const after = discountAmount(before, discount, cart.currency)
    applied ||= after !== before
    units.set(line.id, after)
  }
  return applied
}

/**
 * Applies discounts one after the other, each on the result of the one before and rounded by itself. Discounts on the
 * total come last, on the sum of the discounted lines and the discounted shipping. A StopAfterThisDiscount that takes
 * something off ends the row.
 */
export const applyCartDiscounts = (
  cart: Cart,
  discounts: readonly CartDiscount[],
  world: World,
): Discounted => {
  const units = new Map(cart.lineItems.map((line) => [line.id, amountOf(unitValue(line.price).centAmount)]))
  let shipping = cart.shippingInfo && amountOf(cart.shippingInfo.price.centAmount)
  const onTotal: CartDiscount[] = []
  const stopped = new Set<string>()
  let stop = false
  for (const discount of discounts) {
    if (stop) {
      stopped.add(discount.id)
      continue
    }
    let applied = applyToLines(cart, discount, units, world)
    if (discount.target.type === 'totalPrice') {
      onTotal.push(discount)
      applied = true
    }
    if (discount.target.type === 'shipping' && shipping) {
      const after = discountAmount(shipping, discount, cart.currency)
      applied = after !== shipping
      shipping = after
    }
    stop = applied && discount.stackingMode === 'StopAfterThisDiscount'
  }
  const before = amountOf(sum(cart.lineItems, units) + (shipping?.cents ?? 0))
  const total = onTotal.reduce((amount, discount) => discountAmount(amount, discount, cart.currency), before)
  return { units, shipping, total, stopped }
}
