import {
  AccountDeletion,
  CartWeight,
  Devices,
  EmailOptions,
  FixCartResponse,
  GroupDiscountCode,
  Ok,
  PersonalData,
  PreferencesResponse,
  RegistrationResponse,
  SavePreferencesResponse,
  SignInResponse,
  SignOutResponse,
  SupportMessageReceipt,
  TradeApplicationState,
} from './accountResponses.ts'
import { SubscriptionPeriods } from './subscriptionResponses.ts'

export const savePreferences = {
  path: '/api/{product}/user-preferences',
  method: 'post',
  response: SavePreferencesResponse,
} as const

/** The call that returns the visitor's identity. The client reads only the preferences of its response. */
export const findPreferences = {
  path: '/api/{product}/who-am-i',
  method: 'get',
  response: PreferencesResponse,
} as const

export const login = { path: '/api/{product}/login', method: 'post', response: SignInResponse } as const
export const logout = { path: '/api/{product}/logout', method: 'post', response: SignOutResponse } as const
export const register = {
  path: '/api/{product}/register',
  method: 'post',
  response: RegistrationResponse,
} as const
export const confirmRegistration = {
  path: '/api/{product}/register/confirm',
  method: 'post',
  response: SignInResponse,
} as const
export const forgotPassword = {
  path: '/api/{product}/password/forgot',
  method: 'post',
  response: Ok,
} as const
export const resetPassword = { path: '/api/{product}/password/reset', method: 'post', response: Ok } as const
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

export const fixCart = {
  path: '/api/commercetools/fix-cart',
  method: 'post',
  response: FixCartResponse,
} as const
export const createWeightCalculation = {
  path: '/api/commercetools/create-weight-calculation',
  method: 'post',
  response: CartWeight,
} as const
export const idme = { path: '/api/promotions/idme', method: 'post', response: GroupDiscountCode } as const
export const countPromoCodeAttempt = {
  path: '/api/{product}/promo-code-attempts',
  method: 'post',
  response: Ok,
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
