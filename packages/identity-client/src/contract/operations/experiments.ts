import * as v from 'valibot'
import * as endpoints from '../experimentEndpoints.ts'
import { experimentName } from '../experimentResponses.ts'
import type { Operation } from '../operation.ts'

/** The calls that a site's server makes about experiments, except the call for a visitor's treatments. */
export const experimentOperations = {
  currentExperiments: {
    ...endpoints.currentExperiments,
    summary: 'The experiments that run or have yet to start, for servers that assign variants themselves.',
    caller: 'anyone',
  },
  recordExposure: {
    ...endpoints.recordExposure,
    summary:
      'Records that a visitor who consented saw their variant of a running experiment, once. The visitor is that of the header X-Experiment-Visitor, a UUID, else that of the session.',
    caller: 'anyone',
    body: v.object({ experiment: experimentName, variant: experimentName }),
    status: 202,
    refusals: [422, 429],
  },
  forgetExposures: {
    ...endpoints.forgetExposures,
    summary:
      'Removes what is recorded about a visitor of experiments, who withdrew their consent. The visitor is that of the header X-Experiment-Visitor, a UUID, else that of the session.',
    caller: 'anyone',
    refusals: [422, 429],
  },
} as const satisfies Record<string, Operation>
