import type { SiteEvent } from '../events/siteEvent.ts'
import type { ExperimentEvent } from '../experiments/experiment.ts'
import type { EventSink } from './eventSink.ts'

const isExperiment = (entry: SiteEvent): entry is ExperimentEvent => entry.event === 'Split_Testing'

/**
 * Creates a sink that reports which experiments a visitor reached. Visitors take part whether the content is shown to
 * them or not, so the sink reports events of either status, `exposure` and `disabled`. Each view reports the experiment
 * again, and the receiver counts only the first report. Behind a data layer the sink receives only events of visitors
 * who consented, and a `send` that throws affects no other sink.
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
export const experimentSink = (send: (experiment: string) => unknown): EventSink<SiteEvent> => ({
  push: (entry) => isExperiment(entry) && send(entry.experiment),
})
