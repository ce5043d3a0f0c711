import type { Sink } from './sink.ts'

/** Sends a text to an address and does not wait: `navigator.sendBeacon`, or a `fetch` with `keepalive`. */
export type Send = (url: string, body: string) => unknown

/** Posts each entry as JSON. A send that throws or rejects loses that entry and nothing else. */
export const beaconSink = (url: string, send: Send): Sink => ({
  push: async (entry) => {
    try {
      await send(url, JSON.stringify(entry))
    } catch {
      // Measuring must never stand in the shopper's way.
    }
  },
})
