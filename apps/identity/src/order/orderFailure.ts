import { userMessages } from '@selvedge/cart-domain/messages'
import type { OrderProblem } from './orderProblem.ts'
import type { OrderStep } from './steps.ts'

/** The names that the specification gives to the errors of order processing (spec §8). */
export const processingErrors = {
  validate: 'Failed to validate line items',
  credit: 'Failed to deduct Spoondollars (aka create CT payment)',
  fetch: 'Failed to fetch Order and/or Spoondollars',
  number: 'Failed to set order number',
  capture: 'Failed to capture payment',
  /** The error for a failed capture of an order that is paid with store credit only (decision 22). */
  captureFullCredit: 'Failed to capture payment FPA',
  replicate: 'Failed to replicate cart',
} as const

/** Returns the message for shoppers (spec §8). A shop with its own messages uses the problem's `kind` instead. */
export const messageOf = (problem: OrderProblem): string => {
  switch (problem.kind) {
    case 'payment-missing':
      return userMessages['payment-missing']
    case 'payment-declined':
      return userMessages[problem.fraud ? 'payment-fraud' : 'payment-declined']
    case 'item-unavailable':
      return userMessages['item-unavailable']
    case 'total-changed':
    case 'review-outdated':
    case 'cart-changed':
    case 'plus-alone':
    case 'plus-active':
    case 'plus-guest':
    case 'plus-trade':
      return userMessages['cart-review']
    case 'credit-refused':
    case 'deferred-payment':
    case 'approval-expired':
    case 'credit-missing':
    case 'capture-refused':
    case 'refused':
      return userMessages['order-refused']
  }
}

/** The processing error of a problem, for logs and support; `undefined` when there is none. */
export const processingErrorOf = (problem: OrderProblem): string | undefined => {
  switch (problem.kind) {
    case 'item-unavailable':
    case 'cart-changed':
    case 'plus-alone':
    case 'plus-active':
    case 'plus-guest':
    case 'plus-trade':
      return processingErrors.validate
    case 'credit-missing':
    case 'credit-refused':
      return processingErrors.credit
    case 'capture-refused':
      return processingErrors.capture
    case 'refused':
      return problem.code
    default:
      return undefined
  }
}

/** The processing error of each step when the retries of the step are exhausted. */
export const stepErrors = {
  validateLines: processingErrors.validate,
  holdCredit: processingErrors.credit,
  authorise: processingErrors.capture,
  askForApproval: processingErrors.capture,
  lookAtApproval: processingErrors.capture,
  recordPayment: processingErrors.credit,
  createOrder: processingErrors.fetch,
  setOrderNumber: processingErrors.number,
  capture: processingErrors.capture,
  spendCredit: processingErrors.credit,
  markPaid: processingErrors.fetch,
  grantPlus: processingErrors.fetch,
  confirm: processingErrors.fetch,
  finish: processingErrors.fetch,
  cancelOrder: processingErrors.fetch,
  releasePayment: processingErrors.capture,
  releaseCredit: processingErrors.credit,
  recordRelease: processingErrors.credit,
  restoreCart: processingErrors.replicate,
} as const satisfies Record<OrderStep, string>
