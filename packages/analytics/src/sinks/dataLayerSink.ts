import type { Sink } from './sink.ts'

/** Where a tag manager looks for its data layer: `window`, or anything else with a `dataLayer` that may not exist yet. */
export type DataLayerHost = { dataLayer?: unknown[] }

/** The tag manager's data layer. The host is looked at for each entry, because the tag manager puts its own array there. */
export const dataLayerSink = (host: DataLayerHost): Sink => ({
  push: (entry) => {
    host.dataLayer ??= []
    return host.dataLayer.push(entry)
  },
})
