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

/**
 * Whether an update failed because the resource, such as a cart, had changed since its version was read. Nothing was applied: read it and
 * send the change again.
 *
 * @example
 * ```ts
 * import { CartError } from '@selvedge/commerce-client'
 * import { isVersionConflict } from '@selvedge/commerce-client/changes'
 *
 * const mayRepeat = (error: unknown) =>
 *   error instanceof CartError && error.problem !== undefined && isVersionConflict(error.problem)
 * ```
 */
export const isVersionConflict = (problem: CommerceProblem): boolean =>
  problem.kind === 'graphql' && problem.code === 'ConcurrentModification'
