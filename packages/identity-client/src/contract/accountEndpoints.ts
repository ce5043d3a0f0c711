import {
  AutomaticDiscountsResponse,
  CartWeight,
  FixCartResponse,
  GroupDiscountCode,
  Ok,
  PreferencesResponse,
  RegistrationResponse,
  SavePreferencesResponse,
  SignInResponse,
  SignOutResponse,
} from './accountResponses.ts'

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
export const automaticDiscounts = {
  path: '/api/promotions/automatic-discounts',
  method: 'get',
  response: AutomaticDiscountsResponse,
} as const
export const countPromoCodeAttempt = {
  path: '/api/{product}/promo-code-attempts',
  method: 'post',
  response: Ok,
} as const
