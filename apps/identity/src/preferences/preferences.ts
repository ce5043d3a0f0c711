import type { Preferences } from '@selvedge/identity-client/contract'

/** The default preferences (spec §3). */
export const defaultPreferences: Preferences = {
  adult_content: 'ADULT_CONTENT_OFF',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  measurement_system: 'IMPERIAL',
}
