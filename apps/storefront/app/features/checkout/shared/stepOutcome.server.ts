import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { CartState } from '../../../../server/session/sessionState.ts'
import { followOrder } from '../placing/followOrder.server.ts'
import type { StepProblem } from './checkoutAnswer.ts'

/** A step that was not taken, with its HTTP status. */
export type Refused = { readonly problem: StepProblem; readonly status: number }

/** Where a step leads, or why it was not taken. */
export type StepOutcome = Response | Refused

const statuses: Partial<Readonly<Record<StepProblem['kind'], number>>> = {
  fields: 200,
  methods: 503,
  rates: 503,
  unavailable: 503,
  'payment-empty': 503,
  'checkout-empty': 503,
  expired: 401,
}

/** Refuses a step. What the shopper can mend is 422, what mends itself 503. */
export const refused = (problem: StepProblem): Refused => ({
  problem,
  status:
    problem.kind === 'cart' && problem.problem.kind === 'unavailable' ? 503 : (statuses[problem.kind] ?? 422),
})

/** What was sent does not fit the cart, and no page of the shop would have sent it. */
export const invalidStep: StepProblem = { kind: 'cart', problem: { kind: 'invalid' } }

/**
 * For a shopper with nothing to check out: their session has ended, or the cart that it remembered (`known`) was ordered
 * or emptied elsewhere. The cart says why they are there.
 */
export const withoutCart = async (shop: ShopContext, known: CartState | undefined): Promise<StepOutcome> => {
  const { session, paths } = shop
  if (!session.customer && !session.anonymous) return refused({ kind: 'expired' })
  await followOrder(shop, known, undefined)
  session.notify({ kind: 'cart-emptied' })
  return redirect(paths.cart(), 303)
}
