export type {
  CartPayment,
  ChosenPayment,
  CreditHistory,
  EmailOption,
  OrderAttempt,
  OrderProblem,
  SavedCard,
  SignedIn,
} from './answers.ts'
export type { IdentityProblem, IdentityResult } from './call/problem.ts'
export type { Result } from './call/result.ts'
export type {
  Credentials,
  IdentityClient,
  IdentityClientOptions,
  OrderSubmit,
  PageUrls,
  PaymentChoice,
  Registration,
  SupportMessage,
} from './createIdentityClient.ts'
export { createIdentityClient } from './createIdentityClient.ts'
export type { IdentityHosts } from './identityHost.ts'
export { identityHost } from './identityHost.ts'
export type { CookieJar } from './storage/cartCookie.ts'
export { CART_COOKIE, readCartCookie, writeCartCookie } from './storage/cartCookie.ts'
export type { ShopStorage, StorageLike } from './storage/createShopStorage.ts'
export { createShopStorage } from './storage/createShopStorage.ts'
export type { StorageKey } from './storage/storageKeys.ts'
export { storageKeys } from './storage/storageKeys.ts'
export type { MergeStatus } from './visitor/answers.ts'
export type { MergeOutcome } from './visitor/mergeOutcome.ts'
export { mergeOutcome } from './visitor/mergeOutcome.ts'
