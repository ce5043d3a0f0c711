import type { BrowserContext } from '@playwright/test'
import type { TrackedEvent } from '../events/trackedEvent.ts'

/** What the data layer of a window received, over all of its pages and loads. */
export type RecordedEvents = {
  readonly all: readonly TrackedEvent[]
  /** Names in their order from an index on, without `clear-ecommerce`. */
  readonly names: (since?: number) => readonly string[]
  /** The events of a name, from an index on. */
  readonly named: (name: string, since?: number) => readonly TrackedEvent[]
}

/** Records the events of pages that a window opens from now on. */
export const recordEvents = async (context: BrowserContext): Promise<RecordedEvents> => {
  const all: TrackedEvent[] = []
  await context.exposeBinding('recordEvent', (_, event: TrackedEvent) => {
    all.push(event)
  })
  await context.addInitScript(() => {
    // Only the shop's own page has a data layer: frames belong to payment providers.
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
