import { parsePredicate } from '../engine/predicate/parsePredicate.ts'
import { PredicateError } from '../engine/predicate/tokens.ts'
import { fail, ok, type Result } from '../engine/problem.ts'

/**
 * Checks that a cart predicate can be parsed, and returns it. Returns `undefined` when there is no predicate, and the
 * problem InvalidInput for an invalid one.
 */
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
