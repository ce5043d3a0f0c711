import { DBOS } from '@dbos-inc/dbos-sdk'
import type { AttemptSteps } from './orderProgress.ts'

/** The steps of an attempt's workflow. */
export const attemptSteps = async (
  attemptId: string,
  unfinished: ReadonlySet<string>,
): Promise<AttemptSteps> => {
  const steps = (await DBOS.listWorkflowSteps(attemptId)) ?? []
  return {
    finished: steps.filter(({ error }) => error === null).map(({ name }) => name),
    failed: steps.filter(({ error }) => error !== null).map(({ name }) => name),
    isUnfinished: unfinished.has(attemptId),
  }
}

/** The steps of an attempt that has ended; its workflow is not read. */
export const noSteps: AttemptSteps = { finished: [], failed: [], isUnfinished: false }
