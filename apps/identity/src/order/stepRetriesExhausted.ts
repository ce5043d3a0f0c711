import type { OrderStep } from './steps.ts'

/** Thrown inside an order's workflow when a step went on failing in a way that nobody expected. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly step: OrderStep

  constructor(step: OrderStep) {
    super(`The step ${step} was given up.`)
    this.step = step
  }
}
