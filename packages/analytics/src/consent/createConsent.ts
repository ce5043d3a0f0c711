/**
 * Whether the visitor agreed to be tracked (GDPR).
 *
 * - `pending`: no choice yet; events are queued.
 * - `granted`: events pass.
 * - `denied`: events are dropped, queued ones too.
 */
export type ConsentState = 'pending' | 'granted' | 'denied'

/** The visitor's choice, with a subscription to its changes. */
export type Consent = {
  readonly state: () => ConsentState
  readonly set: (state: ConsentState) => void
  /** Calls the listener on every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: (state: ConsentState) => void) => () => void
}

/**
 * Creates a consent in memory. It lasts as long as the page; `createStoredConsent` creates one that is stored on the
 * device.
 *
 * @example
 * ```ts
 * import { createConsent } from '@selvedge/analytics'
 *
 * const consent = createConsent()
 * const states: string[] = []
 * const stop = consent.subscribe((state) => states.push(state))
 * consent.set('granted')
 * stop()
 *
 * states // ['granted']
 * ```
 */
export const createConsent = (initial: ConsentState = 'pending'): Consent => {
  let state = initial
  const listeners = new Set<(state: ConsentState) => void>()
  return {
    state: () => state,
    set: (next) => {
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
