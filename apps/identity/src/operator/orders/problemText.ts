import type { OrderProblem } from '../../order/orderProblem.ts'

/** Why an order was not placed, in plain words for the people who run the shop. */
export const problemText = (problem: OrderProblem): string => {
  switch (problem.kind) {
    case 'payment-missing':
      return 'No payment was chosen, or its provider is off.'
    case 'payment-declined':
      return problem.fraud
        ? 'The provider declined the payment and suspects fraud.'
        : 'The provider declined the payment.'
    case 'item-unavailable':
      return 'An item was out of stock, or is not sold any more.'
    case 'total-changed':
      return 'The total differed from the one that the shopper had reviewed.'
    case 'review-outdated':
    case 'cart-changed':
      return 'The cart had changed since the shopper reviewed it.'
    case 'plus-alone':
      return 'A Plus membership is ordered alone, and the cart had other items.'
    case 'plus-active':
      return 'The customer already has a Plus membership.'
    case 'plus-guest':
      return 'A guest cannot order a Plus membership.'
    case 'plus-trade':
      return 'A trade customer cannot order a Plus membership.'
    case 'credit-refused':
      return 'Store credit cannot pay for this purchase.'
    case 'credit-missing':
      return 'The store credit was spent elsewhere in the meantime.'
    case 'deferred-payment':
      return `Afterpay refused the cart (${problem.code}).`
    case 'approval-expired':
      return 'The shopper did not approve the payment in time.'
    case 'capture-refused':
      return 'The provider refused to capture the authorized payment.'
    case 'refused':
      return `${problem.code}. Everything that was held is released.`
  }
}
