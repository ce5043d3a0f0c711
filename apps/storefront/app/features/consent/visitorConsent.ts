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

const subscribe = (listener: () => void): (() => void) => visitorConsent().consent.subscribe(listener)

/**
 * Returns the visitor's current consent to tracking, and renders again when it changes. On the server and in the first
 * render it is not known, and counts as pending.
 */
export const useConsentState = (): ConsentState =>
  useSyncExternalStore(
    subscribe,
    () => visitorConsent().consent.state(),
    () => 'pending',
  )
