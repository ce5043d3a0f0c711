export type { Result } from '@selvedge/cart-domain'
export type { IdentityProblem, IdentityResult } from './call/problem.ts'
export type {
  AutomaticDiscount,
  CartWeight,
  FixCartResponse,
  GroupDiscountCode,
  SignInResponse,
} from './contract/accountResponses.ts'
export type {
  CartPayment,
  ChosenPayment,
  FoundOrder,
  OrderAttempt,
  OrderProblem,
  PaymentKinds,
  RemovedCard,
  SavedCard,
  StoreCreditBalance,
  StoreCreditHistory,
} from './contract/checkoutResponses.ts'
export type {
  CartWeightRequest,
  Credentials,
  OrderLookup,
  OrderSubmission,
  PaymentChoice,
  PaymentMethod,
  Registration,
  ReturnUrls,
  SavedCardChange,
} from './contract/requests.ts'
export type { IdentityClient, IdentityClientOptions } from './createIdentityClient.ts'
export { createIdentityClient } from './createIdentityClient.ts'
export type { IdentityHosts } from './identityHost.ts'
export { identityHost } from './identityHost.ts'
export type { WaitForOrderOptions } from './waitForOrder.ts'
export { waitForOrder } from './waitForOrder.ts'
