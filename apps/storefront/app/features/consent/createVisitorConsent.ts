import { type Consent, type ConsentState, createConsent } from '@selvedge/analytics'

/** Where the answer stands on this device; shop and checkout read the same one. */
export const CONSENT_KEY = 'cookie-consent'

/** What the visitor said: count everything, or keep only what the shop needs. */
export type ConsentAnswer = 'all' | 'necessary'

export type VisitorConsent = {
  readonly consent: Consent
  /** Keeps the answer. Where storage is closed or full it lasts for the page. */
  readonly answer: (answer: ConsentAnswer) => void
  /** Takes over what was answered in another tab. */
  readonly heard: (change: Pick<StorageEvent, 'key' | 'newValue'>) => void
}

type AnswerStorage = Pick<Storage, 'getItem' | 'setItem'>

const stateOf = (kept: string | null | undefined): ConsentState => {
  if (kept === 'all') return 'granted'
  return kept === 'necessary' ? 'denied' : 'pending'
}

/** The visitor's consent, as it is kept on this device. `storage` is asked for when it is needed: it may be forbidden. */
export const createVisitorConsent = (storage: () => AnswerStorage): VisitorConsent => {
  const read = (): ConsentState => {
    try {
      return stateOf(storage().getItem(CONSENT_KEY))
    } catch {
      return 'pending'
    }
  }
  const consent = createConsent(read())
  return {
    consent,
    answer: (answer) => {
      try {
        storage().setItem(CONSENT_KEY, answer)
      } catch {
        // The visitor is asked again with the next page.
      }
      consent.set(stateOf(answer))
    },
    heard: ({ key, newValue }) => {
      if (key === CONSENT_KEY) consent.set(stateOf(newValue))
    },
  }
}
