import type { Consent } from '../consent/createConsent.ts'
import type { AnalyticsEvent, DataLayerEntry } from '../events/analyticsEvent.ts'
import type { EventSink } from '../sinks/eventSink.ts'

/** The options of a data layer. */
export type DataLayerOptions = {
  /** The sinks that receive events, in order. */
  readonly sinks: readonly EventSink[]
  readonly consent: Consent
  /** The maximum number of events to queue while consent is pending; beyond it the oldest are dropped. Default 100. */
  readonly maxQueued?: number
}

/** Where the shop reports its events. */
export type DataLayer = {
  readonly push: (event: AnalyticsEvent) => void
  /** Drops queued events and stops listening to the consent. */
  readonly close: () => void
}

const clear = { event: 'clear-ecommerce', ecommerce: null } as const

/**
 * Creates a data layer in front of its sinks. It queues events while consent is pending, sends them in order once consent
 * is granted, and drops them when consent is denied. Each ecommerce event follows a `clear-ecommerce` (spec §7). A sink
 * that throws does not affect the others.
 *
 * @example
 * ```ts
 * import { createConsent, createDataLayer, memorySink } from '@selvedge/analytics'
 *
 * const sink = memorySink()
 * const dataLayer = createDataLayer({ sinks: [sink], consent: createConsent('granted') })
 * dataLayer.push({ event: 'login' })
 *
 * sink.entries // [{ event: 'login' }]
 * ```
 */
export const createDataLayer = ({ sinks, consent, maxQueued = 100 }: DataLayerOptions): DataLayer => {
  let queued: AnalyticsEvent[] = []

  const toSinks = (entry: DataLayerEntry): void => {
    for (const sink of sinks)
      try {
        sink.push(entry)
      } catch {
        // A tracking failure must never affect the shopper.
      }
  }
  const send = (event: AnalyticsEvent): void => {
    if ('ecommerce' in event) toSinks(clear)
    toSinks(event)
  }

  const stop = consent.subscribe((state) => {
    if (state === 'pending') return
    const waiting = queued
    queued = []
    if (state === 'granted') for (const event of waiting) send(event)
  })

  return {
    push: (event) => {
      const state = consent.state()
      if (state === 'granted') send(event)
      else if (state === 'pending')
        queued = [...queued, event].slice(Math.max(0, queued.length + 1 - maxQueued))
    },
    close: () => {
      queued = []
      stop()
    },
  }
}
