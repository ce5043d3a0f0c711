import type { ExperimentDefinition } from '@selvedge/identity-client/contract'

/** Whether an experiment has yet to start, runs or has ended. */
export const experimentState = (
  { startsAt, stopsAt }: Pick<ExperimentDefinition, 'startsAt' | 'stopsAt'>,
  now: number,
): 'planned' | 'running' | 'ended' => {
  if (stopsAt !== null && Date.parse(stopsAt) <= now) return 'ended'
  return Date.parse(startsAt) > now ? 'planned' : 'running'
}
