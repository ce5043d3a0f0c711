import type { OrderProblem } from '@selvedge/identity-client'
import { m } from '../../../paraglide/messages.js'
import { cartProblemText } from '../../cart/cartProblemText.ts'
import type { StepProblem } from './refusedStep.ts'

const orderTexts = {
  'payment-missing': m.payment_missing,
  'payment-declined': m.payment_declined,
  'total-changed': m.total_changed,
  'cart-changed': m.cart_review,
  'plus-alone': m.order_plus_alone,
  'plus-active': m.order_plus_active,
  'plus-guest': m.order_plus_guest,
  'plus-trade': m.order_plus_trade,
  'review-outdated': m.review_outdated,
  'approval-expired': m.order_approval_expired,
  'credit-missing': m.order_credit,
  'credit-refused': m.order_credit,
  'deferred-payment': m.afterpay_refused,
  'item-unavailable': m.item_unavailable,
  'capture-refused': m.order_refused,
  refused: m.order_refused,
} satisfies Record<OrderProblem['kind'], () => string>

const stepTexts = {
  form: m.form_incomplete,
  fields: m.form_incomplete,
  address: m.address_unmatched,
  rates: m.rates_failed,
  'payment-empty': m.payment_failed_to_load,
  'checkout-empty': m.checkout_empty,
  expired: m.session_expired,
  connection: m.connection_lost,
  methods: m.methods_failed,
  'no-delivery': m.no_delivery,
  card: m.payment_declined,
  deferred: m.afterpay_refused,
  'billing-edited': m.billing_edited,
  'credit-beside-order': m.credit_beside_order,
  agreement: m.field_agreement,
  'payment-missing': m.payment_missing,
  unavailable: m.error_text,
} satisfies Record<Exclude<StepProblem['kind'], 'cart' | 'order'>, () => string>

/** The message of a step that was refused (spec §8). A form's problems are shown at its fields. */
export const problemText = (step: StepProblem): string => {
  if (step.kind === 'cart') return cartProblemText(step.problem)
  if (step.kind !== 'order') return stepTexts[step.kind]()
  const { problem } = step
  return problem.kind === 'payment-declined' && problem.fraud ? m.payment_fraud() : orderTexts[problem.kind]()
}
