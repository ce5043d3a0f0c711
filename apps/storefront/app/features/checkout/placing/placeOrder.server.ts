import { redirect } from '@remix-run/node'
import {
  type IdentityClient,
  type IdentityResult,
  type OrderAttempt,
  type WaitForOrderOptions,
  waitForOrder,
} from '@selvedge/identity-client'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { callIdentity } from '../../../../server/session/visitorToken.ts'
import { notFound, unavailable } from '../../errors/failures.server.ts'
import { problemText } from '../shared/problemText.ts'
import { invalidStep, refuseStep, type StepOutcome } from '../shared/stepOutcome.server.ts'

/**
 * Calls the order service, and waits briefly for the result of the attempt. The returned attempt may still be running.
 */
const callAndWait = (
  shop: ShopContext,
  call: (identity: IdentityClient, bearer: string) => IdentityResult<OrderAttempt>,
  limits?: WaitForOrderOptions,
): IdentityResult<OrderAttempt> =>
  callIdentity(shop, async (identity, bearer) => {
    const called = await call(identity, bearer)
    return called.ok
      ? { ok: true, value: await waitForOrder(identity, bearer, called.value, limits) }
      : called
  })

const unknownReason = { kind: 'refused', code: 'General' } as const

/** The redirect for an attempt: to the placed order, to the page of a running attempt, or back with the reason. */
const attemptOutcome = (shop: ShopContext, attempt: OrderAttempt): StepOutcome => {
  const { paths, session } = shop
  if (attempt.state === 'placed' && attempt.orderNumber) {
    session.forgetCart()
    return redirect(paths.success(attempt.orderNumber), 303)
  }
  if (attempt.state === 'running') {
    // If the shopper closes the page now, the cart and the checkout later redirect to the order.
    session.markPlacing(attempt.id)
    return redirect(attempt.approval?.url ?? paths.placing(attempt.id), 303)
  }
  return refuseStep(
    attempt.state === 'failed'
      ? { kind: 'order', problem: attempt.problem ?? unknownReason }
      : { kind: 'checkout-empty' },
  )
}

/**
 * Places the order as the shopper saw it: the request contains what was shown, and nothing else is ordered or charged.
 */
export const placeOrder = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  const { paths, settings } = shop
  const text = (name: string): string => String(form.get(name) ?? '')
  const [key, cartId] = [text('key'), text('cartId')]
  const total = { centAmount: Number(form.get('totalCents')), currencyCode: text('currency') }
  if (!Number.isSafeInteger(total.centAmount) || key === '' || cartId === '') return refuseStep(invalidStep)
  if (form.get('agreement') !== 'on') return refuseStep({ kind: 'agreement' })
  const reviewed = {
    cart: text('reviewedCart') || undefined,
    payment: text('reviewedPayment') || undefined,
  }
  const placed = await callAndWait(shop, (identity, bearer) =>
    identity.placeOrder(bearer, {
      key,
      cartId,
      total,
      reviewed,
      returnUrl: settings.origin + paths.placing(),
    }),
  )
  if (placed.ok) return attemptOutcome(shop, placed.value)
  switch (placed.problem.kind) {
    case 'unavailable':
      return refuseStep({ kind: 'checkout-empty' })
    case 'unauthorized':
      return refuseStep({ kind: 'expired' })
    case 'missing':
    case 'invalid':
      return refuseStep(invalidStep)
    default:
      return refuseStep({ kind: 'unavailable' })
  }
}

/**
 * Loads the state of an order attempt. If the order is placed, redirects to it. If the attempt failed, deletes the
 * attempt and returns the reason.
 */
export const loadOrderAttempt = async (shop: ShopContext, id: string) => {
  const first = await callIdentity(shop, (identity, bearer) => identity.orderAttempt(bearer, id))
  // A shopper who opens this page while an approval is pending has just approved the payment.
  const attempt =
    first.ok && first.value.approval
      ? await callAndWait(shop, async (identity, bearer) => {
          const approved = await identity.approved(bearer, id)
          return approved.ok ? { ok: true, value: { ...approved.value, approval: null } } : approved
        })
      : first
  if (!attempt.ok) throw attempt.problem.kind === 'unavailable' ? unavailable() : notFound()
  const { state, orderNumber, problem, approval } = attempt.value
  if (state === 'placed' && orderNumber) {
    shop.session.forgetCart()
    throw redirect(shop.paths.success(orderNumber))
  }
  if (state === 'failed') shop.session.forgetAttempt(id)
  return {
    approvalUrl: state === 'running' ? (approval?.url ?? '') : '',
    problem: state === 'failed' ? problemText({ kind: 'order', problem: problem ?? unknownReason }) : '',
  }
}

/**
 * Ends an order whose payment the shopper does not approve, and redirects to the payment methods. An order that was
 * approved meanwhile, or that has not ended yet, redirects to the page of the attempt.
 */
export const cancelApproval = async (shop: ShopContext, id: string): Promise<Response> => {
  const ended = await callAndWait(shop, (identity, bearer) => identity.giveUp(bearer, id), {
    throughApproval: true,
  })
  if (!ended.ok && ended.problem.kind === 'missing') throw notFound()
  if (!ended.ok || ended.value.state !== 'failed') return redirect(shop.paths.placing(id), 303)
  shop.session.forgetAttempt(id)
  return redirect(shop.paths.paymentCancelled('card'), 303)
}
