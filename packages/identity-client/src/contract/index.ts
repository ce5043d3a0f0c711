export {
  AutomaticDiscount,
  CartWeight,
  Currency,
  FixCartResponse,
  GroupDiscountCode,
  Preferences,
  SignInResponse,
} from './accountResponses.ts'
export {
  CartPayment,
  ChosenPayment,
  OrderAttempt,
  OrderProblem,
  PaymentKinds,
  SavedCard,
  StoreCreditBalance,
  StoreCreditHistory,
} from './checkoutResponses.ts'
export type { Operations, RequestBody } from './createOperations.ts'
export { createOperations } from './createOperations.ts'
export type { Endpoint } from './endpoint.ts'
export {
  ExclusionGroup,
  ExperimentAudience,
  ExperimentDefinition,
  ExperimentVariant,
  experimentName,
} from './experimentResponses.ts'
export type { FieldRules } from './fieldRules.ts'
export type { Operation } from './operation.ts'
export { ProblemResponse } from './problem.ts'
export { Device, EmailOption, PersonalData } from './profileResponses.ts'
export type {
  CartWeightRequest,
  Credentials,
  EmailChange,
  OrderSubmission,
  PasswordChange,
  PaymentChoice,
  PaymentMethod,
  Registration,
  ReturnUrls,
  SavedCardChange,
  SupportMessage,
} from './requests.ts'
export { VisitorHandover } from './visitorHandover.ts'
export { CurrentUser, DataLayerUserStats, MergeStatus, UserStatistics } from './visitorResponses.ts'
