export type { CurrentUser, Preferences, UserStats } from './answers.ts'
export type { Login, VisitorClient, VisitorClientOptions } from './createVisitorClient.ts'
export { CART_FIXED, createVisitorClient } from './createVisitorClient.ts'
