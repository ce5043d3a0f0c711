import { userMessages } from '@selvedge/cart-domain/messages'
import type { OrderProblem } from './orderProblem.ts'
import type { OrderStep } from './steps.ts'

/** The specification's names of errors of order processing (spec §8). */
export const processingErrors = {
  validate: 'Failed to validate line items',
  credit: 'Failed to deduct Spoondollars (aka create CT payment)',
  fetch: 'Failed to fetch Order and/or Spoondollars',
  number: 'Failed to set order number',
  capture: 'Failed to capture payment',
  /** The capture of an order that store credit pays in full (decision 22). */
  captureFullCredit: 'Failed to capture payment FPA',
  replicate: 'Failed to replicate cart',
} as const

/** The message for shoppers (spec §8); shops with their own messages use the kind. */
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

/** The processing error when a step's retries are exhausted. */
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
