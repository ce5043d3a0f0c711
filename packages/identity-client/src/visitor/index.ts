export type { AutomaticDiscount, Preferences } from '../contract/accountResponses.ts'
export type {
  CurrentUser,
  DataLayerUserStats,
  MergeStatus,
  UserStatistics,
} from '../contract/visitorResponses.ts'
export type { CookieJar } from '../storage/cartCookie.ts'
export { CART_COOKIE, readCartCookie, writeCartCookie } from '../storage/cartCookie.ts'
export type { ShopStorage, StorageLike } from '../storage/createShopStorage.ts'
export { createShopStorage } from '../storage/createShopStorage.ts'
export type { StorageKey } from '../storage/storageKeys.ts'
export { storageKeys } from '../storage/storageKeys.ts'
export { CART_FIXED_MESSAGE, createVisitorClient } from './createVisitorClient.ts'
export type { MergeOutcome } from './mergeOutcome.ts'
export { mergeOutcome } from './mergeOutcome.ts'
export type {
  LoginResult,
  StorageEvents,
  VisitorClient,
  VisitorClientOptions,
} from './visitorClient.ts'
