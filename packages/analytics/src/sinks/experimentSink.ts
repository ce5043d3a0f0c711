import type { EventSink } from './eventSink.ts'

/**
 * Creates a sink that reports which experiments a visitor reached, each once: an exposure and a disabled event both mean that
 * the visitor takes part. Behind a data layer it receives events of visitors who consented only. A `send` that throws or
 * rejects loses that report only.
 *
 * @param send Gets the key of the experiment, e.g. to post it to the shop's server.
 *
 * @example
 * ```ts
 * import { experimentSink } from '@selvedge/analytics'
 *
 * const sink = experimentSink((experiment) =>
 *   navigator.sendBeacon('/data-layer', new URLSearchParams({ experiment })),
 * )
 * ```
 */
export const experimentSink = (send: (experiment: string) => unknown): EventSink => {
  const sent = new Set<string>()
  return {
    push: async (entry) => {
      if (entry.event !== 'Split_Testing' || sent.has(entry.experiment)) return
      sent.add(entry.experiment)
      try {
        await send(entry.experiment)
      } catch {
        // A tracking failure must never affect the shopper.
      }
    },
  }
}
