export type {
  CartPayment,
  ChosenPayment,
  CreditHistory,
  EmailOption,
  FixedCart,
  OrderAttempt,
  OrderProblem,
  PaymentKinds,
  SavedCard,
  SignedIn,
  WeighedCart,
} from './answers.ts'
export type { IdentityProblem, IdentityResult } from './call/problem.ts'
export type { Result } from './call/result.ts'
export type {
  CartToWeigh,
  Credentials,
  IdentityClient,
  IdentityClientOptions,
  OrderSubmit,
  PageUrls,
  PaymentChoice,
  PaymentMethod,
  Registration,
  SupportMessage,
} from './createIdentityClient.ts'
export { createIdentityClient } from './createIdentityClient.ts'
export type { IdentityHosts } from './identityHost.ts'
export { identityHost } from './identityHost.ts'
export type { OrderPatience } from './waitForOrder.ts'
export { waitForOrder } from './waitForOrder.ts'
