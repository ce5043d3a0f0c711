import type { DataLayerEntry } from '../events/analyticsEvent.ts'
import type { SiteEvent } from '../events/siteEvent.ts'

/**
 * Receives entries of the data layer, in order. An array is a sink, and so is `window.dataLayer`. `OwnEvent` is the type of
 * the events that the site adds. The sinks of this package receive any event.
 */
export type EventSink<OwnEvent extends SiteEvent = never> = {
  readonly push: (entry: DataLayerEntry | OwnEvent) => unknown
}
