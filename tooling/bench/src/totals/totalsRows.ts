import { type CartLike, cartTotals } from '@selvedge/cart-domain'
import { atLeast, atMost, type Row, withoutBudget } from '../report/row.ts'
import { times } from '../report/units.ts'
import { createCart } from './createCart.ts'
import { dineroTotals } from './dineroTotals.ts'

/** Calculates the same totals in one minimal loop. */
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

/** Returns the nanoseconds per call of the fastest round: other load on the machine only adds time. */
const fastest = (calls: number, run: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = process.hrtime.bigint()
    for (let call = 0; call < calls; call += 1) run()
    best = Math.min(best, Number(process.hrtime.bigint() - started) / calls)
  }
  return best
}

/** Throws unless all three implementations return the same totals. */
const expectSameTotals = (cart: CartLike): void => {
  const { subtotal, discount, total } = cartTotals(cart)
  for (const other of [plainTotals(cart), dineroTotals(cart)])
    if (other.subtotal !== subtotal || other.discount !== discount || other.total !== total)
      throw new Error(`The totals differ: ${JSON.stringify([other, { subtotal, discount, total }])}`)
}

export const totalsRows = (): readonly Row[] =>
  [10, 100, 500].flatMap((lines) => {
    const cart = createCart(lines)
    expectSameTotals(cart)
    const calls = Math.ceil(200_000 / lines)
    const plain = fastest(calls, () => plainTotals(cart))
    const own = fastest(calls, () => cartTotals(cart))
    const dinero = fastest(Math.ceil(calls / 20), () => dineroTotals(cart))
    const ofPlain = `cart totals of ${lines} lines, of plain arithmetic`
    const ofDinero = `dinero.js on ${lines} lines, of cart totals`
    return lines === 100
      ? [withoutBudget(ofPlain, times(own / plain)), withoutBudget(ofDinero, times(dinero / own))]
      : [atMost(ofPlain, own / plain, 3, times), atLeast(ofDinero, dinero / own, 25, times)]
  })
