import type { Consent } from '../consent/createConsent.ts'
import type { AnalyticsEvent, DataLayerEntry } from '../events/analyticsEvent.ts'
import type { SiteEvent } from '../events/siteEvent.ts'
import type { EventSink } from '../sinks/eventSink.ts'

/** The options of a data layer. `OwnEvent` is the type of the events that the site adds. */
export type DataLayerOptions<OwnEvent extends SiteEvent = never> = {
  /** The sinks that receive events, in order. */
  readonly sinks: readonly EventSink<OwnEvent>[]
  readonly consent: Consent
  /** The maximum number of events to queue while consent is pending; beyond it the oldest are dropped. Default 100. */
  readonly maxQueued?: number | undefined
}

/** Where the shop reports its events. `OwnEvent` is the type of the events that the site adds. */
export type DataLayer<OwnEvent extends SiteEvent = never> = {
  readonly push: (event: AnalyticsEvent | OwnEvent) => void
  /** Drops queued events and stops listening to the consent. */
  readonly close: () => void
}

const clear = { event: 'clear-ecommerce', ecommerce: null } as const

/**
 * Creates a data layer in front of its sinks. It queues events while consent is pending, sends them in order once consent
 * is granted, and drops them when consent is denied. Each ecommerce event follows a `clear-ecommerce`. A sink
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
 *
 * A site passes the type of its own events. The type is not inferred from the sinks, so that a misspelt event does not compile.
 *
 * @example
 * ```ts
 * import { createConsent, createDataLayer, dataLayerSink } from '@selvedge/analytics'
 *
 * type OwnEvent = { readonly event: 'order_sample'; readonly sku: string }
 * const sinks = [dataLayerSink(globalThis)]
 * const dataLayer = createDataLayer<OwnEvent>({ sinks, consent: createConsent('granted') })
 * dataLayer.push({ event: 'order_sample', sku: 'terrazzo-rosa-8' })
 * ```
 */
export const createDataLayer = <OwnEvent extends SiteEvent = never>({
  sinks,
  consent,
  maxQueued = 100,
}: DataLayerOptions<NoInfer<OwnEvent>>): DataLayer<OwnEvent> => {
  let queued: (AnalyticsEvent | OwnEvent)[] = []

  const toSinks = (entry: DataLayerEntry | OwnEvent): void => {
    for (const sink of sinks)
      try {
        sink.push(entry)
      } catch {
        // A tracking failure must never affect the shopper.
      }
  }
  const send = (event: AnalyticsEvent | OwnEvent): void => {
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
