import type { OrderProblem } from '@selvedge/identity-client'
import { m } from '../../../paraglide/messages.js'
import { cartProblemText } from '../../cart/cartProblemText.ts'
import type { StepProblem } from './checkoutAnswer.ts'

const orderText = (problem: OrderProblem): string => {
  switch (problem.kind) {
    case 'payment-missing':
      return m.payment_missing()
    case 'payment-declined':
      return problem.fraud ? m.payment_fraud() : m.payment_declined()
    case 'total-changed':
      return m.total_changed()
    case 'cart-changed':
      return m.cart_review()
    case 'plus-alone':
      return m.order_plus_alone()
    case 'plus-active':
      return m.order_plus_active()
    case 'plus-guest':
      return m.order_plus_guest()
    case 'plus-trade':
      return m.order_plus_trade()
    case 'review-outdated':
      return m.review_outdated()
    case 'approval-expired':
      return m.order_approval_expired()
    case 'credit-missing':
    case 'credit-refused':
      return m.order_credit()
    case 'deferred-payment':
      return m.afterpay_refused()
    case 'item-unavailable':
      return m.item_unavailable()
    default:
      return m.order_refused()
  }
}

/** What a shopper reads when a step was not taken (spec §8). A form's problems stand at its fields. */
export const answerText = (answer: StepProblem): string => {
  switch (answer.kind) {
    case 'form':
    case 'fields':
      return m.form_incomplete()
    case 'address':
      return m.address_unmatched()
    case 'rates':
      return m.rates_failed()
    case 'payment-empty':
      return m.payment_failed_to_load()
    case 'checkout-empty':
      return m.checkout_empty()
    case 'expired':
      return m.session_expired()
    case 'connection':
      return m.connection_lost()
    case 'cart':
      return cartProblemText(answer.problem)
    case 'methods':
      return m.methods_failed()
    case 'no-delivery':
      return m.no_delivery()
    case 'card':
      return m.payment_declined()
    case 'deferred':
      return m.afterpay_refused()
    case 'billing-edited':
      return m.billing_edited()
    case 'credit-beside-order':
      return m.credit_beside_order()
    case 'agreement':
      return m.field_agreement()
    case 'payment-missing':
      return m.payment_missing()
    case 'order':
      return orderText(answer.problem)
    case 'unavailable':
      return m.error_text()
  }
}
