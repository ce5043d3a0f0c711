import type { OrderStep } from './steps.ts'

/** Thrown inside an order's workflow when a step failed until its deadline. */
export class StepRetriesExhausted extends Error {
  override readonly name = 'StepRetriesExhausted'
  readonly step: OrderStep

  constructor(step: OrderStep) {
    super(`The step ${step} failed until its deadline.`)
    this.step = step
  }
}
