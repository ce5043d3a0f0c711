import type { DataLayerEntry } from '../events/analyticsEvent.ts'
import type { Sink } from './sink.ts'

/** Keeps the entries it was given: for tests, and for a look at what would be sent. */
export const memorySink = (): Sink & { readonly entries: readonly DataLayerEntry[] } => {
  const entries: DataLayerEntry[] = []
  return { entries, push: (entry) => entries.push(entry) }
}
