import { beaconSink, dataLayerSink } from '@selvedge/analytics'
import { visitorConsent } from '../consent/visitorConsent.ts'
import { createKeep } from './createKeep.ts'
import { type Asked, createMeasuring, type Measuring } from './createMeasuring.ts'
import type { Measured } from './loadMeasured.server.ts'

declare global {
  interface Window {
    /** Where a tag manager looks for events. */
    dataLayer?: unknown[]
  }
}

let known: Measuring | undefined

type Places = {
  /** Where the shop answers what events need. */
  readonly address: (asked: Asked) => string
  /** Where events are sent to, besides the page's own data layer. */
  readonly collector: string | undefined
}

/** The one measuring of this tab, in the browser only. */
export const visitorMeasuring = ({ address, collector }: Places): Measuring => {
  if (known) return known
  const { consent } = visitorConsent()
  known = createMeasuring({
    consent,
    sinks: [
      dataLayerSink(window),
      ...(collector ? [beaconSink(collector, (url, body) => navigator.sendBeacon(url, body))] : []),
    ],
    keep: createKeep(consent, () => localStorage),
    ask: async (asked): Promise<Measured> => {
      const answer = await fetch(address(asked))
      if (!answer.ok) throw new Error(`${answer.status}`)
      return answer.json()
    },
    // Old browsers and pages that are not secure have no locks: there a change may be told by two tabs.
    ...(navigator.locks
      ? { alone: async (task: () => Promise<void>) => navigator.locks.request('measured', () => task()) }
      : {}),
  })
  return known
}
