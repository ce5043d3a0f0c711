/** The values of each preference; the first is the default. A country is any ISO two-letter code. */
export const preferenceValues = {
  adult_content: ['ADULT_CONTENT_OFF', 'ADULT_CONTENT_ON'],
  currency: ['USD', 'CAD', 'EUR', 'AUD', 'GBP'],
  locale: ['en-US', 'en-CA', 'en', 'en-AU', 'en-GB'],
  measurement_system: ['IMPERIAL', 'METRIC'],
} as const

/** A shopper's preferences in the identity backend, under the backend's names. */
export type UserPreferences = {
  readonly adult_content: (typeof preferenceValues.adult_content)[number]
  readonly country: string
  readonly currency: (typeof preferenceValues.currency)[number]
  readonly locale: (typeof preferenceValues.locale)[number]
  readonly measurement_system: (typeof preferenceValues.measurement_system)[number]
}

/** The preferences of a new visitor: adult content off, US, USD, en-US, imperial. */
export const defaultPreferences: UserPreferences = {
  adult_content: 'ADULT_CONTENT_OFF',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  measurement_system: 'IMPERIAL',
}

/** Returns the preferences with adult content switched on or off. */
export const toggleAdultContent = (preferences: UserPreferences): UserPreferences => ({
  ...preferences,
  adult_content: preferences.adult_content === 'ADULT_CONTENT_ON' ? 'ADULT_CONTENT_OFF' : 'ADULT_CONTENT_ON',
})
