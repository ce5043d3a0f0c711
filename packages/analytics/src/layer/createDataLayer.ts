import type { Consent } from '../consent/createConsent.ts'
import type { AnalyticsEvent, DataLayerEntry } from '../events/analyticsEvent.ts'
import type { Sink } from '../sinks/sink.ts'

/** How a data layer is set up. */
export type DataLayerOptions = {
  /** Where events go, each in turn. */
  readonly sinks: readonly Sink[]
  readonly consent: Consent
  /** The most events to hold while consent is pending; older ones fall out. Default 100. */
  readonly hold?: number
}

/** Where the shop reports its events. */
export type DataLayer = {
  readonly push: (event: AnalyticsEvent) => void
  /** Forgets what is held and stops listening to the consent. */
  readonly close: () => void
}

const clear = { event: 'clear-ecommerce', ecommerce: null } as const

/**
 * A data layer in front of its sinks. While consent is pending events are held; when it is granted they follow in their
 * order; when it is denied they are dropped. Each ecommerce event comes after `clear-ecommerce`. A sink that throws keeps
 * nothing from the others.
 */
export const createDataLayer = ({ sinks, consent, hold = 100 }: DataLayerOptions): DataLayer => {
  let held: AnalyticsEvent[] = []

  const toSinks = (entry: DataLayerEntry): void => {
    for (const sink of sinks)
      try {
        sink.push(entry)
      } catch {
        // Measuring must never stand in the shopper's way.
      }
  }
  const send = (event: AnalyticsEvent): void => {
    if ('ecommerce' in event) toSinks(clear)
    toSinks(event)
  }

  const stop = consent.subscribe((state) => {
    if (state === 'pending') return
    const waiting = held
    held = []
    if (state === 'granted') for (const event of waiting) send(event)
  })

  return {
    push: (event) => {
      const state = consent.state()
      if (state === 'granted') send(event)
      else if (state === 'pending') held = [...held, event].slice(Math.max(0, held.length + 1 - hold))
    },
    close: () => {
      held = []
      stop()
    },
  }
}
