import { type Compensation, compensate } from './compensate.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderStep } from './steps.ts'

/**
 * What undoes a step, by its result. The result is `undefined` while the step runs and when it failed: then it may have been
 * done. Returns `undefined` when there is nothing to undo.
 */
export type Undo<Value> = (result: Value | undefined) => Compensation | undefined

/** Runs the steps of one attempt that can be undone; each carries its compensation. */
export const createSaga = (runner: StepRunner) => {
  const compensations = new Map<OrderStep, Compensation>()

  const carry = (name: OrderStep, compensation: Compensation | undefined): void => {
    if (compensation) compensations.set(name, compensation)
    else compensations.delete(name)
  }
  /** Several steps that are undone as one, by the first one's name. */
  const stage = async <Value>(
    name: OrderStep,
    run: () => Promise<Value>,
    undo: Undo<Value>,
  ): Promise<Value> => {
    carry(name, undo(undefined))
    const result = await run()
    carry(name, undo(result))
    return result
  }
  return {
    stage,
    step: <Value>(name: OrderStep, run: () => Promise<Value>, undo: Undo<Value>): Promise<Value> =>
      stage(name, () => runner.runWithDeadline(name, run), undo),
    /** Undoes what was begun, the last step first; returns the steps that are left for later. */
    compensate: () => compensate([...compensations.values()], runner),
  }
}

export type Saga = ReturnType<typeof createSaga>
