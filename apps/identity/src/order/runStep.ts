import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'
import { traced } from '../trace/trace.ts'
import type { OrderStep, StepObserver } from './steps.ts'

/** A round of tries: first after half a second, about a minute in all. */
const round = { retriesAllowed: true, intervalSeconds: 0.5, backoffRate: 2, maxAttempts: 7 }

/** Milliseconds between two rounds of a step that must not be given up. */
const REST_MS = 30_000

type Options = { readonly observe: StepObserver; readonly log: Logger }

/** Runs the steps of one attempt: each is written down when it is done, and tried again when it got no answer. */
export const createStepRunner = ({ observe, log }: Options, attemptId: string) => {
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

  /** A step that may be given up after a minute: nothing has been held or charged yet. */
  const attempt = async <Value>(
    name: OrderStep,
    run: () => Promise<Value>,
  ): Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false }> => {
    try {
      return { ok: true, value: await once(name, run) }
    } catch (error) {
      log.error({ attemptId, step: name, reason: String(error) }, 'a step was given up')
      return { ok: false }
    }
  }

  /** A step that money depends on: it is tried until it is done, however long that takes. */
  const untilDone = async <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      const tried = await attempt(name, run)
      if (tried.ok) return tried.value
      await DBOS.sleepms(REST_MS)
    }
  }

  return { attempt, untilDone }
}

export type StepRunner = ReturnType<typeof createStepRunner>
