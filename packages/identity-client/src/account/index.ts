export type { Result } from '@selvedge/cart-domain'
export type { IdentityProblem, IdentityResult } from '../call/problem.ts'
export type { SignInResponse } from '../contract/accountResponses.ts'
export type { OrderCancellation, OrderReturn, RedeemedGiftCard } from '../contract/checkoutResponses.ts'
export type {
  Device,
  EmailOption,
  PersonalData,
  TradeApplicationState,
} from '../contract/profileResponses.ts'
export type {
  CardSetup,
  EmailChange,
  NewsletterLink,
  NewsletterSubscription,
  PasswordChange,
  ReturnRequest,
  SupportMessage,
  TradeApplication,
} from '../contract/requests.ts'
export type { SubscriptionPeriod, SubscriptionRenewal } from '../contract/subscriptionResponses.ts'
export type { AccountClient, AccountClientOptions } from './createAccountClient.ts'
export { createAccountClient } from './createAccountClient.ts'
