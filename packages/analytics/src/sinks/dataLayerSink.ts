import type { SiteEvent } from '../events/siteEvent.ts'
import type { EventSink } from './eventSink.ts'

/**
 * Where a tag manager looks for its data layer: `window`, or any object with a `dataLayer` that may not exist yet. With
 * `object` in the type, `window` needs no declaration of `dataLayer`, and a `dataLayer` of another type does not compile.
 */
export type DataLayerHost = object & { dataLayer?: unknown[] | undefined }

/**
 * Creates a sink of the tag manager's data layer. The data layer is read from the host for each entry, because the tag
 * manager may replace the array. Pass `globalThis` in a module that a server loads, too: it has no `window` there.
 */
export const dataLayerSink = (host: DataLayerHost): EventSink<SiteEvent> => ({
  push: (entry) => {
    host.dataLayer ??= []
    return host.dataLayer.push(entry)
  },
})
