import { DBOS } from '@dbos-inc/dbos-sdk'
import type { HeldLimits } from './orderProgress.ts'

/**
 * The ids of attempts whose workflow is unfinished after the time for which its steps are retried. `now` is in ms. Such
 * an attempt may have ended: steps that fail after the payment are retried without a limit.
 */
export const unfinishedAttempts = async (
  { patienceMs }: Pick<HeldLimits, 'patienceMs'>,
  now: number,
): Promise<ReadonlySet<string>> => {
  const pending = await DBOS.listWorkflows({
    workflowName: 'placeOrder',
    status: 'PENDING',
    endTime: new Date(now - patienceMs).toISOString(),
    loadInput: false,
    loadOutput: false,
  })
  return new Set(pending.map(({ workflowID }) => workflowID))
}
