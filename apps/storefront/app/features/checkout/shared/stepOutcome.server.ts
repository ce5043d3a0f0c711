import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { CartState } from '../../../../server/session/sessionState.ts'
import { followOrder } from '../placing/followOrder.server.ts'
import type { StepProblem } from './refusedStep.ts'

/** A refused step with its HTTP status. */
export type RefusedStepResponse = { readonly problem: StepProblem; readonly status: number }

/** Where a step redirects to, or why it was refused. */
export type StepOutcome = Response | RefusedStepResponse

const statuses: Partial<Readonly<Record<StepProblem['kind'], number>>> = {
  fields: 200,
  methods: 503,
  rates: 503,
  unavailable: 503,
  'payment-empty': 503,
  'checkout-empty': 503,
  expired: 401,
}

/** Refuses a step: 422 when the shopper can correct it, 503 when a service did not respond. */
export const refuseStep = (problem: StepProblem): RefusedStepResponse => ({
  problem,
  status:
    problem.kind === 'cart' && problem.problem.kind === 'unavailable' ? 503 : (statuses[problem.kind] ?? 422),
})

/** The problem of a form that does not match the cart. No page of the shop sends such a form. */
export const invalidStep: StepProblem = { kind: 'cart', problem: { kind: 'invalid' } }

/**
 * The requests whose action found that the session has ended. Without JavaScript, action and loader render one page,
 * and the loader must not redirect away from the typed values.
 */
export const expiredRequests = new WeakSet<ShopContext>()

/**
 * The outcome of a step without a cart: the session has ended, or its cart (`known`) was ordered or emptied elsewhere,
 * which the cart page reports.
 */
export const outcomeWithoutCart = async (
  shop: ShopContext,
  known: CartState | undefined,
): Promise<StepOutcome> => {
  const { session, paths } = shop
  if (!session.customer && !session.anonymous) return refuseStep({ kind: 'expired' })
  if ((await followOrder(shop, known, undefined)) === 'unknown') return refuseStep({ kind: 'unavailable' })
  session.notify({ kind: 'cart-emptied' })
  return redirect(paths.cart(), 303)
}
