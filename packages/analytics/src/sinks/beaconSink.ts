import type { Sink } from './sink.ts'

/** Sends a text to an address without waiting: `navigator.sendBeacon`, or a `fetch` with `keepalive`. */
export type Send = (url: string, body: string) => unknown

/** Posts each entry as JSON. A send that throws or rejects loses that entry only. */
export const beaconSink = (url: string, send: Send): Sink => ({
  push: async (entry) => {
    try {
      await send(url, JSON.stringify(entry))
    } catch {
      // A tracking failure must never affect the shopper.
    }
  },
})
