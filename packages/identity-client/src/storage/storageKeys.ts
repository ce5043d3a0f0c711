/** The keys of the shop's values in the browser's storage. */
export const storageKeys = {
  anonymousToken: 'ct_tokenAnonymous',
  customerToken: 'ct_tokenCustomer',
  cartUpdated: 'ct_cartUpdated',
  accessToken: 'accessToken',
  userInformation: 'user_information',
} as const

/** A key of one of the shop's values in the browser's storage. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
