import type { StepRunner, Tried } from './runStep.ts'
import type { OrderStep } from './steps.ts'

/** A step that may be done after the attempt has ended. */
export type LaterStep = { readonly name: OrderStep; readonly run: () => Promise<unknown> }

/** Runs the steps of compensations. */
export type CompensationRunner = Pick<StepRunner, 'runUntilDone'> & {
  /** One round of a step; a step that fails is deferred. */
  readonly tryOnce: <Value>(name: OrderStep, run: () => Promise<Value>) => Promise<Tried<Value>>
  /** Leaves a step for when the attempt has ended. */
  readonly defer: (name: OrderStep, run: () => Promise<unknown>) => void
}

/**
 * Undoes a step, also one that may not have been done. It may return what is to be done when all money and store credit are
 * given back.
 */
export type Compensation = (runner: CompensationRunner) => Promise<(() => Promise<unknown>) | undefined>

/**
 * Undoes the steps of an attempt, the last one first. Money and store credit are given back before anything else can end it. Steps
 * of the platform that fail are returned for later, so that a platform with wrong responses delays no refund.
 */
export const compensate = async (
  compensations: readonly Compensation[],
  { attempt, runUntilDone }: Pick<StepRunner, 'attempt' | 'runUntilDone'>,
): Promise<readonly LaterStep[]> => {
  const later: LaterStep[] = []
  const runner: CompensationRunner = {
    runUntilDone,
    tryOnce: async (name, run) => {
      const tried = await attempt(name, run)
      if (!tried.ok) later.push({ name, run })
      return tried
    },
    defer: (name, run) => void later.push({ name, run }),
  }
  const afterMoney: (() => Promise<unknown>)[] = []
  for (const undo of compensations.toReversed()) {
    const rest = await undo(runner)
    if (rest) afterMoney.unshift(rest)
  }
  for (const rest of afterMoney) await rest()
  return later
}
