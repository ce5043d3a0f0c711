import type { ExperimentClient, ExperimentDefinition } from '@selvedge/identity-client/experiments'
import { createCache } from '@selvedge/service/cache'

/**
 * Times in ms. Pages use changed definitions after a few seconds. While the identity backend fails, pages use the last
 * definitions for up to an hour.
 */
const policy = {
  freshMs: 5_000,
  staleMs: 10_000,
  staleOnErrorMs: 3_600_000,
  missMs: 5_000,
  waitMs: 300,
  noWaitMs: 5_000,
  maxEntries: 1,
  maxMisses: 1,
}

type Options = {
  /** The client of the identity backend. Its time limit decides how long a page waits for the first definitions. */
  readonly client: Pick<ExperimentClient, 'current'>
  readonly log: { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void }
  readonly clock?: Parameters<typeof createCache>[1]
}

/** Returns the experiments that run or have yet to start. */
export type ExperimentSource = () => Promise<readonly ExperimentDefinition[]>

/**
 * Creates the source of experiments of this process. While identity fails, the source returns the experiments that were read
 * last, else none; the failure is logged with the specification's message (spec §8), at most every few seconds.
 */
export const createExperimentSource = ({ client, log, clock }: Options): ExperimentSource => {
  const cache = createCache(policy, clock)
  let isKnown = false
  const load = async () => {
    const result = await client.current()
    if (result.ok) {
      isKnown = true
      return { ok: true, value: result.value } as const
    }
    log.error({ reason: result.problem.kind }, 'Error fetching experiments:')
    // When no experiments were read before, the failure is cached as a miss, so that the next pages do not wait.
    return isKnown ? ({ ok: false } as const) : ({ ok: true, value: undefined } as const)
  }
  return async () => {
    const read = await cache.read<readonly ExperimentDefinition[] | undefined>('experiments', load)
    return read.ok ? (read.value ?? []) : []
  }
}
