import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'
import { traced } from '../trace/trace.ts'
import type { OrderTask } from './services.ts'
import { StepRetriesExhausted } from './stepRetriesExhausted.ts'
import type { OrderStep, StepObserver, WorkflowStep } from './steps.ts'

type Options = {
  readonly observe: StepObserver
  readonly log: Logger
  /** Milliseconds before the first retry of a failed step. */
  readonly retryMs: number
}

/** The ids of a workflow in logs, and how long its steps are retried. */
export type StepTask = Pick<OrderTask, 'attemptId' | 'patienceMs' | 'restMs'>

/** The pause between two rounds of retries, for workflows that started before the pause was part of their input. */
const DEFAULT_REST_MS = 30_000

/** The result of a step that may have failed. */
export type StepResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false }

/** Runs the steps of one attempt: each is recorded when it is done, and retried when it got no response. */
export const createStepRunner = ({ observe, log, retryMs }: Options, task: StepTask) => {
  const { attemptId, patienceMs, restMs = DEFAULT_REST_MS } = task
  const round = { retriesAllowed: true, intervalSeconds: retryMs / 1000, backoffRate: 2, maxAttempts: 7 }

  const runRecorded = <Value>(name: WorkflowStep, run: () => Promise<Value>): Promise<Value> =>
    DBOS.runStep(
      () =>
        traced(attemptId, async () => {
          await observe(name, 'before', attemptId)
          const value = await run()
          await observe(name, 'after', attemptId)
          return value
        }),
      { name, ...round },
    )

  /** Runs one round of a step that may be skipped or deferred. */
  const runRound = async <Value>(
    name: WorkflowStep,
    run: () => Promise<Value>,
  ): Promise<StepResult<Value>> => {
    try {
      return { ok: true, value: await runRecorded(name, run) }
    } catch (error) {
      log.error({ attemptId, step: name, reason: error }, 'step failed')
      return { ok: false }
    }
  }

  /** Runs a step of an order that can still be reversed. Throws `StepRetriesExhausted` after `patienceMs`. */
  const runWithDeadline = async <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Value> => {
    let since: number | undefined
    for (;;) {
      const result = await runRound(name, run)
      if (result.ok) return result.value
      const now = await DBOS.now()
      since ??= now
      if (now - since + restMs > patienceMs) throw new StepRetriesExhausted(name)
      await DBOS.sleepms(restMs)
    }
  }

  /** Runs a step that money or the shopper depends on: retries until it is done, without a limit. */
  const runUntilDone = async <Value>(name: WorkflowStep, run: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      const result = await runRound(name, run)
      if (result.ok) return result.value
      await DBOS.sleepms(restMs)
    }
  }

  return { runRound, runWithDeadline, runUntilDone }
}

export type StepRunner = ReturnType<typeof createStepRunner>
