import { type Consent, type ConsentState, createConsent } from './createConsent.ts'

/** The storage key of the visitor's choice. */
export const CONSENT_STORAGE_KEY = 'cookie-consent'

/** The visitor's choice: `all` allows tracking, `necessary` stores only what the shop needs. */
export type ConsentChoice = 'all' | 'necessary'

/** A consent with the functions that change what is stored. */
export type StoredConsent = {
  readonly consent: Consent
  /** Stores the choice. While storage is blocked or full, the choice lasts only for the page. */
  readonly choose: (choice: ConsentChoice) => void
  /** A listener for the window's `storage` events, which applies a choice that was made in another tab. */
  readonly onStorage: (change: { readonly key: string | null; readonly newValue: string | null }) => void
}

type ChoiceStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
}

const stateOf = (stored: string | null): ConsentState => {
  if (stored === 'all') return 'granted'
  return stored === 'necessary' ? 'denied' : 'pending'
}

/**
 * Creates the visitor's consent, stored on this device under {@link CONSENT_STORAGE_KEY} (GDPR). Any other stored value, and a storage
 * that throws, count as `pending`.
 *
 * @param storage Returns the storage, e.g. `() => localStorage`. It is called for each access, because it may throw.
 *
 * @example
 * ```ts
 * import { createDataLayer, createStoredConsent, dataLayerSink } from '@selvedge/analytics'
 *
 * const { consent, choose, onStorage } = createStoredConsent(() => localStorage)
 * const dataLayer = createDataLayer({ sinks: [dataLayerSink({ dataLayer: [] })], consent })
 *
 * window.addEventListener('storage', onStorage)
 * choose('all')
 * ```
 */
export const createStoredConsent = (storage: () => ChoiceStorage): StoredConsent => {
  const read = (): ConsentState => {
    try {
      return stateOf(storage().getItem(CONSENT_STORAGE_KEY))
    } catch {
      return 'pending'
    }
  }
  const consent = createConsent(read())
  return {
    consent,
    choose: (choice) => {
      try {
        storage().setItem(CONSENT_STORAGE_KEY, choice)
      } catch {
        // The visitor is asked again on the next page.
      }
      consent.set(stateOf(choice))
    },
    onStorage: ({ key, newValue }) => {
      if (key === CONSENT_STORAGE_KEY) consent.set(stateOf(newValue))
    },
  }
}
