import type { SiteEvent } from '../events/siteEvent.ts'
import type { EventSink } from './eventSink.ts'

/** Sends a text to a URL without waiting for the response: `navigator.sendBeacon`, or a `fetch` with `keepalive`. */
export type BeaconSender = (url: string, body: string) => unknown

/**
 * Creates a sink that posts each entry as JSON. When sending an entry fails, only that entry is lost.
 *
 * @example
 * ```ts
 * import { beaconSink } from '@selvedge/analytics'
 *
 * const sink = beaconSink('https://events.example.com', (url, body) => navigator.sendBeacon(url, body))
 * ```
 */
export const beaconSink = (url: string, send: BeaconSender): EventSink<SiteEvent> => ({
  push: async (entry) => {
    try {
      await send(url, JSON.stringify(entry))
    } catch {
      // A tracking failure must never affect the shopper.
    }
  },
})
