export {
  Currency,
  EmailOption,
  FixedCart,
  GroupCode,
  Preferences,
  SignedIn,
  WeighedCart,
} from './accountResponses.ts'
export {
  Balance,
  CartPayment,
  ChosenPayment,
  CreditHistory,
  OrderAttempt,
  OrderProblem,
  PaymentKinds,
  SavedCard,
} from './checkoutResponses.ts'
export type { Operations, RequestBody } from './createOperations.ts'
export { createOperations } from './createOperations.ts'
export type { Endpoint } from './endpoint.ts'
export type { FieldRules } from './fieldRules.ts'
export type { Operation } from './operation.ts'
export { Problem } from './problem.ts'
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
} from './requests.ts'
export { CurrentUser, MergeStatus, UserStatistics, UserStats } from './visitorResponses.ts'
