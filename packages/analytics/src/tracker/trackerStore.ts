import type { Consent } from '../consent/createConsent.ts'
import type { Treatments } from '../experiments/experiment.ts'

/** A step of the checkout. */
export type TrackedStep = 'shipping' | 'billing' | 'review'

/** The visitor's data that every page has. */
export type Visitor = {
  /** The id and version of the visitor's cart, as `id:version`; empty for a visitor without a cart. */
  readonly stamp: string
  readonly signedIn: boolean
  /** The visitor's variants of the running experiments; absent when the visitor takes part in none. */
  readonly treatments?: Treatments | undefined
}

/** The cart that events were last sent for, and its owner. */
export type TrackedVisitor<Cart> = Pick<Visitor, 'stamp' | 'signedIn'> & { readonly cart?: Cart | undefined }

/** The state between pages, so that nothing is tracked twice. */
export type TrackerState<Cart> = {
  readonly known?: TrackedVisitor<Cart>
  /** The open step of the checkout; absent while the shopper is outside the checkout. */
  readonly step?: TrackedStep | undefined
  /** Numbers of orders whose purchase was tracked. */
  readonly purchases?: readonly string[]
  /** The visitor's statistics. */
  readonly statistics?: Readonly<Record<string, unknown>>
}

/** Reads and changes the tracker's state. */
export type TrackerStore<Cart> = {
  readonly get: () => TrackerState<Cart>
  readonly set: (change: TrackerState<Cart>) => void
}

type StateStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

/** The storage keys: the specification's key for the statistics, and a key for the rest of the state. */
const STATISTICS = 'user_information'
const REST = 'measured'

/**
 * Creates the state of a tracker: in memory until the visitor consents, and then on this device, where other tabs can read
 * it. A refusal removes the stored state.
 *
 * @param storage Returns the storage, e.g. `() => localStorage`. While it throws or is full, the state lasts for the page.
 *
 * @example
 * ```ts
 * import { createConsent } from '@selvedge/analytics'
 * import { createTrackerStore } from '@selvedge/analytics/tracker'
 *
 * const store = createTrackerStore<{ id: string }>(createConsent(), () => localStorage)
 * store.set({ step: 'shipping' })
 *
 * store.get().step // 'shipping'
 * ```
 */
export const createTrackerStore = <Cart>(
  consent: Consent,
  storage: () => StateStorage,
): TrackerStore<Cart> => {
  let memory: TrackerState<Cart> = {}
  const stored = (): TrackerState<Cart> => {
    try {
      const { statistics: _, ...rest }: TrackerState<Cart> = JSON.parse(storage().getItem(REST) ?? '{}')
      const statistics = storage().getItem(STATISTICS)
      return { ...rest, ...(statistics ? { statistics: JSON.parse(statistics) } : {}) }
    } catch {
      return {}
    }
  }
  const get = () => (consent.state() === 'granted' ? { ...memory, ...stored() } : memory)
  const set = (change: TrackerState<Cart>): void => {
    memory = { ...get(), ...change }
    if (consent.state() !== 'granted') return
    const { statistics, ...rest } = memory
    try {
      storage().setItem(REST, JSON.stringify(rest))
      if (statistics) storage().setItem(STATISTICS, JSON.stringify(statistics))
    } catch {
      // The storage is blocked or full: the state lasts only for this page.
    }
  }
  const clear = (): void => {
    memory = {}
    try {
      for (const key of [REST, STATISTICS]) storage().removeItem(key)
    } catch {
      // A blocked storage contains no state that could be removed.
    }
  }
  consent.subscribe((state) => {
    if (state === 'granted') set(memory)
    if (state === 'denied') clear()
  })
  return { get, set }
}
