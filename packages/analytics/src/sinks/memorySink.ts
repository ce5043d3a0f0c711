import type { DataLayerEntry } from '../events/analyticsEvent.ts'
import type { SiteEvent } from '../events/siteEvent.ts'
import type { EventSink } from './eventSink.ts'

/**
 * Creates a sink that stores the entries that it receives, for tests and debugging. `OwnEvent` is the type of the events that
 * the site adds.
 */
export const memorySink = <OwnEvent extends SiteEvent = never>(): EventSink<OwnEvent> & {
  readonly entries: readonly (DataLayerEntry | OwnEvent)[]
} => {
  const entries: (DataLayerEntry | OwnEvent)[] = []
  return { entries, push: (entry) => entries.push(entry) }
}
