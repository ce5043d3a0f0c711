import { Ok, SignInResponse } from './accountResponses.ts'
import {
  AccountDeletion,
  Devices,
  EmailOptions,
  PersonalData,
  SupportMessageReceipt,
  TradeApplicationState,
} from './profileResponses.ts'
import { SubscriptionPeriods } from './subscriptionResponses.ts'

export const changePassword = {
  path: '/api/{product}/password/change',
  method: 'post',
  response: SignInResponse,
} as const
export const getEmailOptions = {
  path: '/api/{product}/email-options',
  method: 'get',
  response: EmailOptions,
} as const
export const saveEmailOptions = {
  path: '/api/{product}/email-options',
  method: 'put',
  response: EmailOptions,
} as const
export const sendSupportMessage = {
  path: '/api/{product}/support-messages',
  method: 'post',
  response: SupportMessageReceipt,
} as const
export const requestEmailChange = {
  path: '/api/{product}/email/change',
  method: 'post',
  response: Ok,
} as const
export const confirmEmailChange = {
  path: '/api/{product}/email/confirm',
  method: 'post',
  response: Ok,
} as const
export const devices = { path: '/api/{product}/devices', method: 'get', response: Devices } as const
export const signOutDevice = {
  path: '/api/{product}/devices/{id}',
  method: 'delete',
  response: Devices,
} as const
export const personalData = {
  path: '/api/{product}/personal-data',
  method: 'get',
  response: PersonalData,
} as const
export const accountDeletion = {
  path: '/api/{product}/account-deletion',
  method: 'get',
  response: AccountDeletion,
} as const
export const requestAccountDeletion = {
  path: '/api/{product}/account-deletion',
  method: 'post',
  response: AccountDeletion,
} as const
export const withdrawAccountDeletion = {
  path: '/api/{product}/account-deletion',
  method: 'delete',
  response: AccountDeletion,
} as const
export const tradeApplication = {
  path: '/api/{product}/trade-application',
  method: 'get',
  response: TradeApplicationState,
} as const
export const applyForTrade = {
  path: '/api/{product}/trade-application',
  method: 'post',
  response: TradeApplicationState,
} as const
export const subscriptions = {
  path: '/api/{product}/subscriptions',
  method: 'get',
  response: SubscriptionPeriods,
} as const
export const setSubscriptionRenewal = {
  path: '/api/{product}/subscriptions/renewal',
  method: 'put',
  response: SubscriptionPeriods,
} as const
export const subscribeToNewsletter = {
  path: '/api/{product}/newsletter',
  method: 'post',
  response: Ok,
} as const
export const confirmNewsletter = {
  path: '/api/{product}/newsletter/confirm',
  method: 'post',
  response: Ok,
} as const
export const unsubscribeFromNewsletter = {
  path: '/api/{product}/newsletter/unsubscribe',
  method: 'post',
  response: Ok,
} as const
