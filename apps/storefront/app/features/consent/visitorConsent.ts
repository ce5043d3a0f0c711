import { type ConsentState, createStoredConsent, type StoredConsent } from '@selvedge/analytics'
import { useSyncExternalStore } from 'react'

let stored: StoredConsent | undefined

/** The one consent of this tab, in the browser only. Shop and checkout share it. */
export const visitorConsent = (): StoredConsent => {
  if (stored) return stored
  stored = createStoredConsent(() => localStorage)
  addEventListener('storage', stored.onStorage)
  return stored
}

/** Returns the visitor's current consent to tracking, and renders again when it changes. */
export const useConsentState = (): ConsentState => {
  const { consent } = visitorConsent()
  return useSyncExternalStore(consent.subscribe, consent.state, () => 'pending')
}
