import type { EventSink } from './eventSink.ts'

/** Sends a text to an address without waiting: `navigator.sendBeacon`, or a `fetch` with `keepalive`. */
export type BeaconSender = (url: string, body: string) => unknown

/**
 * Creates a sink that posts each entry as JSON. A send that throws or rejects loses that entry only.
 *
 * @example
 * ```ts
 * import { beaconSink } from '@selvedge/analytics'
 *
 * const sink = beaconSink('https://events.example.com', (url, body) => navigator.sendBeacon(url, body))
 * ```
 */
export const beaconSink = (url: string, send: BeaconSender): EventSink => ({
  push: async (entry) => {
    try {
      await send(url, JSON.stringify(entry))
    } catch {
      // A tracking failure must never affect the shopper.
    }
  },
})
