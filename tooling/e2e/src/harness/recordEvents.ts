import type { BrowserContext } from '@playwright/test'
import type { TrackedEvent } from '../events/trackedEvent.ts'

/** The events that the data layer of a browser context received, across pages and loads. */
export type RecordedEvents = {
  readonly all: readonly TrackedEvent[]
  /** Returns the names of the events, without `clear-ecommerce`. `since` is the index of the first event. */
  readonly names: (since?: number) => readonly string[]
  /** Returns the events that have this name. `since` is the index of the first event to search. */
  readonly named: (name: string, since?: number) => readonly TrackedEvent[]
}

/** Records the events of all pages that a browser context opens from now on. */
export const recordEvents = async (context: BrowserContext): Promise<RecordedEvents> => {
  const all: TrackedEvent[] = []
  await context.exposeBinding('recordEvent', (_, event: TrackedEvent) => {
    all.push(event)
  })
  await context.addInitScript(() => {
    // Frames belong to payment providers and have no data layer.
    if (window !== window.top) return
    const host = window as unknown as { dataLayer: unknown[]; recordEvent: (event: unknown) => void }
    host.dataLayer = []
    Object.defineProperty(host.dataLayer, 'push', {
      value(...events: unknown[]) {
        for (const event of events) host.recordEvent(event)
        return Array.prototype.push.apply(this, events)
      },
    })
  })
  return {
    all,
    names: (since = 0) =>
      all
        .slice(since)
        .map(({ event }) => event)
        .filter((name) => name !== 'clear-ecommerce'),
    named: (name, since = 0) => all.slice(since).filter(({ event }) => event === name),
  }
}
