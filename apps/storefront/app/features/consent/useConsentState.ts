import type { ConsentState } from '@selvedge/analytics'
import { useSyncExternalStore } from 'react'
import { visitorConsent } from './visitorConsent.ts'

const pending = (): ConsentState => 'pending'

/** Whether the visitor agreed to be counted, as it changes. */
export const useConsentState = (): ConsentState => {
  const { consent } = visitorConsent()
  return useSyncExternalStore(consent.subscribe, consent.state, pending)
}
