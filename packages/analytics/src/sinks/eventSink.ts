import type { DataLayerEntry } from '../events/analyticsEvent.ts'

/** Receives entries of the data layer, in order. An array is a sink, and so is `window.dataLayer`. */
export type EventSink = { readonly push: (entry: DataLayerEntry) => unknown }
