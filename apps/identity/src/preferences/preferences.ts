import type { Preferences } from '@selvedge/identity-client/contract'

/** The preferences of a visitor who has saved none (spec §3). */
export const defaultPreferences: Preferences = {
  adult_content: 'ADULT_CONTENT_OFF',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  measurement_system: 'IMPERIAL',
}
