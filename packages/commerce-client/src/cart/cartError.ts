import type { CommerceProblem } from '../errors/problem.ts'

/**
 * The error that the cart functions throw: the specification's message for a wrong call, else the first GraphQL
 * message, else the network's. `problem` is set when the platform or the network failed.
 */
export class CartError extends Error {
  override readonly name = 'CartError'
  readonly problem: CommerceProblem | undefined

  constructor(message: string, problem?: CommerceProblem) {
    super(message)
    this.problem = problem
  }
}

/** Whether an update failed because the cart had changed since its version was read. */
export const isVersionConflict = (problem: CommerceProblem): boolean =>
  problem.kind === 'graphql' && problem.code === 'ConcurrentModification'
