import {
  AfterpayCheckout,
  CartPayment,
  FoundOrder,
  OrderAttempt,
  OrderCancellation,
  OrderReturn,
  PaymentKinds,
  ProviderPage,
  RedeemedGiftCard,
  RemovedCard,
  SavedCard,
  SavedCards,
  StoreCreditBalances,
  StoreCreditHistory,
} from './checkoutResponses.ts'

export const paymentOptions = {
  path: '/api/{product}/payment-options',
  method: 'get',
  response: PaymentKinds,
} as const
export const cartPayment = {
  path: '/api/{product}/carts/{cartId}/payment',
  method: 'get',
  response: CartPayment,
} as const
export const choosePayment = {
  path: '/api/{product}/carts/{cartId}/payment',
  method: 'put',
  response: CartPayment,
} as const
export const startCardPage = {
  path: '/api/{product}/carts/{cartId}/card-page',
  method: 'post',
  response: ProviderPage,
} as const
export const startAfterpayCheckout = {
  path: '/api/{product}/carts/{cartId}/afterpay-checkout',
  method: 'post',
  response: AfterpayCheckout,
} as const
export const paymentMethods = {
  path: '/api/{product}/payment-methods',
  method: 'get',
  response: SavedCards,
} as const
export const savePaymentMethod = {
  path: '/api/{product}/payment-methods',
  method: 'post',
  response: SavedCard,
} as const
export const changePaymentMethod = {
  path: '/api/{product}/payment-methods/{id}',
  method: 'put',
  response: SavedCards,
} as const
export const removePaymentMethod = {
  path: '/api/{product}/payment-methods/{id}',
  method: 'delete',
  response: RemovedCard,
} as const
export const startCardSetup = {
  path: '/api/{product}/payment-methods/page',
  method: 'post',
  response: ProviderPage,
} as const
export const finishCardSetup = {
  path: '/api/{product}/payment-methods/page-result',
  method: 'post',
  response: SavedCards,
} as const
export const getStoreCredit = {
  path: '/api/{product}/store-credit',
  method: 'get',
  response: StoreCreditBalances,
} as const
export const redeemGiftCard = {
  path: '/api/{product}/store-credit/redeem',
  method: 'post',
  response: RedeemedGiftCard,
} as const
export const getStoreCreditHistory = {
  path: '/api/{product}/store-credit/{currency}',
  method: 'get',
  response: StoreCreditHistory,
} as const

export const placeOrder = { path: '/api/{product}/orders', method: 'post', response: OrderAttempt } as const
export const orderAttempt = {
  path: '/api/{product}/orders/{id}',
  method: 'get',
  response: OrderAttempt,
} as const
export const getOrderOfCart = {
  path: '/api/{product}/carts/{cartId}/order',
  method: 'get',
  response: OrderAttempt,
} as const
export const reportPaymentApproval = {
  path: '/api/{product}/orders/{id}/approved',
  method: 'post',
  response: OrderAttempt,
} as const
export const giveUpOrder = {
  path: '/api/{product}/orders/{id}/given-up',
  method: 'post',
  response: OrderAttempt,
} as const

export const findOrder = {
  path: '/api/{product}/order-lookups',
  method: 'post',
  response: FoundOrder,
} as const

export const cancelOrder = {
  path: '/api/{product}/order-cancellations',
  method: 'post',
  response: OrderCancellation,
} as const

export const returnItems = {
  path: '/api/{product}/order-returns',
  method: 'post',
  response: OrderReturn,
} as const
