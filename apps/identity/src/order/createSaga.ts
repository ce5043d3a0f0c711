import { type Compensation, compensate } from './compensate.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderStep } from './steps.ts'

/**
 * Returns the compensation of a step, or `undefined` when there is nothing to reverse. `result` is `undefined` while
 * the step runs, and after the step failed. A failed step may have had its effect nevertheless.
 */
export type Undo<Value> = (result: Value | undefined) => Compensation | undefined

/** Runs the reversible steps of an attempt and collects their compensations. */
export const createSaga = (runner: StepRunner) => {
  const compensations = new Map<OrderStep, Compensation>()

  const setCompensation = (name: OrderStep, compensation: Compensation | undefined): void => {
    if (compensation) compensations.set(name, compensation)
    else compensations.delete(name)
  }
  /** Runs several steps under the name of the first one. The steps are reversed together. */
  const stage = async <Value>(
    name: OrderStep,
    run: () => Promise<Value>,
    undo: Undo<Value>,
  ): Promise<Value> => {
    setCompensation(name, undo(undefined))
    const result = await run()
    setCompensation(name, undo(result))
    return result
  }
  return {
    stage,
    step: <Value>(name: OrderStep, run: () => Promise<Value>, undo: Undo<Value>): Promise<Value> =>
      stage(name, () => runner.runWithDeadline(name, run), undo),
    /** Runs the compensations, starting with that of the last step. Returns the steps to run later. */
    compensate: () => compensate([...compensations.values()], runner),
  }
}

export type Saga = ReturnType<typeof createSaga>
