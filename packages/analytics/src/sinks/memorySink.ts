import type { DataLayerEntry } from '../events/analyticsEvent.ts'
import type { EventSink } from './eventSink.ts'

/** Creates a sink that stores the entries that it receives, for tests and debugging. */
export const memorySink = (): EventSink & { readonly entries: readonly DataLayerEntry[] } => {
  const entries: DataLayerEntry[] = []
  return { entries, push: (entry) => entries.push(entry) }
}
