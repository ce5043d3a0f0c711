import type { Result as ResultOf } from '@selvedge/cart-domain'

/** An expected failure: error code, message, and the extra fields of the code. */
export type Problem = {
  readonly code: string
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** A value of the engine, or an expected failure. */
export type Result<T> = ResultOf<T, Problem>

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (code: string, message: string, details?: Problem['details']): Result<never> => ({
  ok: false,
  problem: details ? { code, message, details } : { code, message },
})

/** Runs steps in order and passes the result of each step to the next one. Stops at the first problem. */
export const inOrder = <T, S>(
  start: T,
  steps: readonly S[],
  step: (value: T, step: S) => Result<T>,
): Result<T> => {
  let value = start
  for (const each of steps) {
    const result = step(value, each)
    if (!result.ok) return result
    value = result.value
  }
  return ok(value)
}
