/**
 * Whether the visitor agreed to be measured (GDPR).
 *
 * - `pending`: not asked yet; events are held.
 * - `granted`: events pass.
 * - `denied`: events are dropped, held ones too.
 */
export type ConsentState = 'pending' | 'granted' | 'denied'

/** The visitor's answer, and who wants to know when it changes. */
export type Consent = {
  readonly state: () => ConsentState
  readonly set: (state: ConsentState) => void
  /** Calls back on every change; gives back how to stop that. */
  readonly subscribe: (listener: (state: ConsentState) => void) => () => void
}

/** Keeps a visitor's answer. Start with the stored one, if there is one. */
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
