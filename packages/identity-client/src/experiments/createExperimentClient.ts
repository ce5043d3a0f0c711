import { createEndpointCaller, type EndpointCallerOptions } from '../call/createEndpointCaller.ts'
import { mapResult, withoutResultValue } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as endpoints from '../contract/experimentEndpoints.ts'
import type { ExperimentDefinition } from '../contract/experimentResponses.ts'

/** The header that names the visitor of experiments: a UUID that a site's server stores in a cookie of its own. */
export const EXPERIMENT_VISITOR_HEADER = 'x-experiment-visitor'

/** The calls of a site's server about experiments. They need no token. Any call may fail with `unavailable`. */
export type ExperimentClient = {
  /**
   * Returns the experiments that are running or that start later. Pass them to `@selvedge/analytics/experiments` to
   * assign variants.
   */
  readonly current: () => IdentityResult<readonly ExperimentDefinition[]>
  /**
   * Records that a visitor who consented saw their variant of an experiment. Only the first call has an effect. Fails
   * with `invalid` when the experiment is not running or the variant is not the visitor's, and with `too-many`.
   */
  readonly recordExposure: (
    visitor: string,
    exposure: { readonly experiment: string; readonly variant: string },
  ) => IdentityResult<undefined>
  /** Removes what is recorded about a visitor who withdrew their consent. Fails with `too-many`. */
  readonly forgetExposures: (visitor: string) => IdentityResult<undefined>
}

/**
 * Creates the client of a site's server for experiments.
 *
 * @example
 * ```ts
 * import { createExperimentClient } from '@selvedge/identity-client/experiments'
 *
 * const experiments = createExperimentClient({ baseUrl: 'https://identity.example.com', product: 'selvedge' })
 * const current = await experiments.current()
 * if (current.ok) console.log(current.value.map(({ key }) => key))
 * ```
 */
export const createExperimentClient = (options: EndpointCallerOptions): ExperimentClient => {
  const call = createEndpointCaller(options)
  const headersOf = (visitor: string) => ({ [EXPERIMENT_VISITOR_HEADER]: visitor })
  return {
    current: () =>
      mapResult(call(endpoints.currentExperiments, undefined), (response) => response.experiments),
    recordExposure: (visitor, body) =>
      withoutResultValue(call(endpoints.recordExposure, undefined, { body, headers: headersOf(visitor) })),
    forgetExposures: (visitor) =>
      withoutResultValue(call(endpoints.forgetExposures, undefined, { headers: headersOf(visitor) })),
  }
}
