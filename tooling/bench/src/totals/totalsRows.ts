import { type CartLike, cartTotals } from '@selvedge/cart-domain'
import { atLeast, atMost, noted, type Row } from '../report/row.ts'
import { times } from '../report/units.ts'
import { aCartOf } from './aCartOf.ts'
import { dineroTotals } from './dineroTotals.ts'

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

/** All three have to come to the same figures, or they are not compared. */
const agree = (cart: CartLike): void => {
  const { subtotal, discount, total } = cartTotals(cart)
  for (const other of [plainTotals(cart), dineroTotals(cart)])
    if (other.subtotal !== subtotal || other.discount !== discount || other.total !== total)
      throw new Error(`The totals differ: ${JSON.stringify([other, { subtotal, discount, total }])}`)
}

export const totalsRows = (): readonly Row[] =>
  [10, 100, 500].flatMap((lines) => {
    const cart = aCartOf(lines)
    agree(cart)
    const calls = Math.ceil(200_000 / lines)
    const plain = fastest(calls, () => plainTotals(cart))
    const own = fastest(calls, () => cartTotals(cart))
    const dinero = fastest(Math.ceil(calls / 20), () => dineroTotals(cart))
    const ofPlain = `cart totals of ${lines} lines, of plain arithmetic`
    const ofDinero = `dinero.js on ${lines} lines, of cart totals`
    return lines === 100
      ? [noted(ofPlain, times(own / plain)), noted(ofDinero, times(dinero / own))]
      : [atMost(ofPlain, own / plain, 3, times), atLeast(ofDinero, dinero / own, 25, times)]
  })
