import type { StepResult, StepRunner } from './runStep.ts'
import type { OrderStep } from './steps.ts'

/** A step that may run after the attempt has ended. */
export type DeferredStep = { readonly name: OrderStep; readonly run: () => Promise<unknown> }

/** Runs the steps of compensations. */
export type CompensationRunner = Pick<StepRunner, 'runUntilDone'> & {
  /** Runs one round of a step; defers the step if it fails. */
  readonly tryOnce: <Value>(name: OrderStep, run: () => Promise<Value>) => Promise<StepResult<Value>>
  /** Runs a step after the attempt has ended. */
  readonly defer: (name: OrderStep, run: () => Promise<unknown>) => void
}

/**
 * Reverses a step that may or may not have run. May return a step that has to run after all money and store credit were
 * given back.
 */
export type Compensation = (runner: CompensationRunner) => Promise<(() => Promise<unknown>) | undefined>

/**
 * Runs the compensations of an attempt, starting with that of the last step. Steps that a compensation returns run
 * after all money and store credit were given back. Returns the platform's steps that failed, so that the caller can
 * run them later. A malformed response of the platform therefore delays no refund.
 */
export const compensate = async (
  compensations: readonly Compensation[],
  { runRound, runUntilDone }: Pick<StepRunner, 'runRound' | 'runUntilDone'>,
): Promise<readonly DeferredStep[]> => {
  const deferred: DeferredStep[] = []
  const runner: CompensationRunner = {
    runUntilDone,
    tryOnce: async (name, run) => {
      const result = await runRound(name, run)
      if (!result.ok) deferred.push({ name, run })
      return result
    },
    defer: (name, run) => void deferred.push({ name, run }),
  }
  const afterMoney: (() => Promise<unknown>)[] = []
  for (const undo of compensations.toReversed()) {
    const rest = await undo(runner)
    if (rest) afterMoney.unshift(rest)
  }
  for (const rest of afterMoney) await rest()
  return deferred
}
