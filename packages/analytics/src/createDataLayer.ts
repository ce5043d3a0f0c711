import type { AnalyticsEvent } from './events.ts'

/** Takes entries of the data layer, in order. `window.dataLayer` is one. */
export type Sink = {
  readonly push: (
    entry: AnalyticsEvent | { readonly event: 'clear-ecommerce'; readonly ecommerce: null },
  ) => unknown
}

/** Whether the visitor agreed to be measured. */
export type Consent = 'granted' | 'denied'

/**
 * A data layer in front of a sink. Nothing is passed on before consent is granted, and what happened before is not kept.
 * Ecommerce events are preceded by `clear-ecommerce`, so that no event inherits another one's items.
 */
export const createDataLayer = (sink: Sink, consent: () => Consent) => ({
  push: (event: AnalyticsEvent): void => {
    if (consent() !== 'granted') return
    if ('ecommerce' in event) sink.push({ event: 'clear-ecommerce', ecommerce: null })
    sink.push(event)
  },
})
