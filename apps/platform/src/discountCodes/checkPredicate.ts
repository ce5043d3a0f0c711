import { parsePredicate } from '../engine/predicate/parsePredicate.ts'
import { PredicateError } from '../engine/predicate/tokens.ts'
import { fail, ok, type Result } from '../engine/problem.ts'

/** Returns a cart predicate that can be parsed; InvalidInput otherwise. `undefined` without a predicate. */
export const checkPredicate = (predicate: string | null | undefined): Result<string | undefined> => {
  if (!predicate) return ok(undefined)
  try {
    parsePredicate(predicate)
    return ok(predicate)
  } catch (error) {
    if (!(error instanceof PredicateError)) throw error
    return fail('InvalidInput', `Malformed parameter: cartPredicate: ${error.message}`)
  }
}
