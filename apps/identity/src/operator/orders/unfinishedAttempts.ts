import { DBOS } from '@dbos-inc/dbos-sdk'
import type { HeldLimits } from './orderProgress.ts'

/**
 * The ids of attempts whose workflow has run longer than its steps are retried, at a time in ms. The attempt itself may have
 * ended: steps that failed after the payment are retried afterwards, without a limit.
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
