export type { Result } from '@selvedge/cart-domain'
export type { IdentityProblem, IdentityResult } from './call/problem.ts'
export type { EmailOption, FixedCart, GroupCode, SignedIn, WeighedCart } from './contract/accountResponses.ts'
export type {
  Balance,
  CartPayment,
  ChosenPayment,
  CreditHistory,
  OrderAttempt,
  OrderProblem,
  PaymentKinds,
  SavedCard,
} from './contract/checkoutResponses.ts'
export type {
  CardChange,
  CartToWeigh,
  Credentials,
  OrderSubmit,
  PageUrls,
  PaymentChoice,
  PaymentMethod,
  Registration,
  SupportMessage,
} from './contract/requests.ts'
export type { IdentityClient, IdentityClientOptions } from './createIdentityClient.ts'
export { createIdentityClient } from './createIdentityClient.ts'
export type { IdentityHosts } from './identityHost.ts'
export { identityHost } from './identityHost.ts'
export type { OrderPatience } from './waitForOrder.ts'
export { waitForOrder } from './waitForOrder.ts'
