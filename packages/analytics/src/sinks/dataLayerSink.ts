import type { EventSink } from './eventSink.ts'

/** Where a tag manager looks for its data layer: `window`, or any object with a `dataLayer` that may not exist yet. */
export type DataLayerHost = { dataLayer?: unknown[] }

/**
 * Creates a sink of the tag manager's data layer. The data layer is read from the host for each entry, because the tag
 * manager may replace the array.
 */
export const dataLayerSink = (host: DataLayerHost): EventSink => ({
  push: (entry) => {
    host.dataLayer ??= []
    return host.dataLayer.push(entry)
  },
})
