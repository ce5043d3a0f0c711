import { type CartLike, cartTotals } from '@selvedge/cart-domain'
import { atMost, noted, type Row } from '../report/row.ts'
import { times } from '../report/units.ts'
import { aCartOf } from './aCartOf.ts'

/** The same sums in one loop, as short as they can be. */
const plainTotals = (cart: CartLike) => {
  let subtotal = 0
  let discounted = 0
  for (const line of cart.lineItems) {
    subtotal += line.quantity * line.price.value.centAmount
    discounted += line.totalPrice?.centAmount ?? 0
  }
  const gross = cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount
  return { subtotal, discount: subtotal - discounted, total: gross }
}

const ROUNDS = 30

/** Nanoseconds a call, of the fastest of many rounds: what else the machine does only ever adds. */
const fastest = (calls: number, run: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = process.hrtime.bigint()
    for (let call = 0; call < calls; call += 1) run()
    best = Math.min(best, Number(process.hrtime.bigint() - started) / calls)
  }
  return best
}

export const totalsRows = (): readonly Row[] =>
  [10, 100, 500].flatMap((lines) => {
    const cart = aCartOf(lines)
    const calls = Math.ceil(200_000 / lines)
    const plain = fastest(calls, () => plainTotals(cart))
    const own = fastest(calls, () => cartTotals(cart))
    const what = `cart totals of ${lines} lines, of plain arithmetic`
    return [lines === 100 ? noted(what, times(own / plain)) : atMost(what, own / plain, 3, times)]
  })
