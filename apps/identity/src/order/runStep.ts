import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'
import { traced } from '../trace/trace.ts'
import type { OrderTask } from './services.ts'
import { StepRetriesExhausted } from './stepRetriesExhausted.ts'
import type { OrderStep, StepObserver } from './steps.ts'

type Options = {
  readonly observe: StepObserver
  readonly log: Logger
  /** Milliseconds before the first repetition of a failed step. */
  readonly retryMs: number
}

/** The pause between two rounds for workflows that were started before it was part of their input. */
const DEFAULT_REST_MS = 30_000

/** A step that was done, or failed. */
export type Tried<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false }

/** Runs the steps of one attempt: each is recorded when it is done, and tried again when it got no response. */
export const createStepRunner = ({ observe, log, retryMs }: Options, task: OrderTask) => {
  const { attemptId, patienceMs, restMs = DEFAULT_REST_MS } = task
  const round = { retriesAllowed: true, intervalSeconds: retryMs / 1000, backoffRate: 2, maxAttempts: 7 }

  const once = <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Value> =>
    DBOS.runStep(
      () =>
        traced(attemptId, async () => {
          observe(name, 'before', attemptId)
          const value = await run()
          observe(name, 'after', attemptId)
          return value
        }),
      { name, ...round },
    )

  /** One round of a step, for what may be left out or done later. */
  const attempt = async <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Tried<Value>> => {
    try {
      return { ok: true, value: await once(name, run) }
    } catch (error) {
      log.error({ attemptId, step: name, reason: String(error) }, 'a step failed')
      return { ok: false }
    }
  }

  /** A step of an order that can still be undone. Throws `StepRetriesExhausted` after `patienceMs`. */
  const runWithDeadline = async <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Value> => {
    let since: number | undefined
    for (;;) {
      const tried = await attempt(name, run)
      if (tried.ok) return tried.value
      const now = await DBOS.now()
      since ??= now
      if (now - since + restMs > patienceMs) throw new StepRetriesExhausted(name)
      await DBOS.sleepms(restMs)
    }
  }

  /** A step that money or the shopper depends on: it is tried until it is done, however long that takes. */
  const runUntilDone = async <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      const tried = await attempt(name, run)
      if (tried.ok) return tried.value
      await DBOS.sleepms(restMs)
    }
  }

  return { attempt, runWithDeadline, runUntilDone }
}

export type StepRunner = ReturnType<typeof createStepRunner>
