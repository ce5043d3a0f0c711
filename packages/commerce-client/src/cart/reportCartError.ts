import type { CommerceProblem } from '../errors/problem.ts'
import { CartError } from './cartError.ts'
import type { CartContext } from './types.ts'

/** Calls `onError` for a failed write and returns the error to throw. */
export const reportCartError = (
  context: CartContext | undefined,
  message: string,
  problem?: CommerceProblem,
): CartError => {
  const error = new CartError(message, problem)
  context?.onError?.(error)
  return error
}
