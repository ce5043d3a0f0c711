import type { Problem } from '../engine/problem.ts'

type Caused = { readonly code?: unknown; readonly message?: unknown; readonly cause?: unknown }

const isError = (value: unknown): value is Caused => typeof value === 'object' && value !== null

const problemOf = ({ code, message }: Caused): Problem | undefined => {
  const state = typeof code === 'string' ? code : ''
  // Class 22: the value is invalid for the column's type. 54000: the value is too long for an index.
  if (/^22[0-9A-Z]{3}$/.test(state) || state === '54000')
    return { code: 'InvalidInput', message: 'A value is too long, out of range or not allowed.' }
  if (state === '57014') return { code: 'QueryTimedOut', message: 'The query took too long.' }
  // When the connection pool times out, it throws an error without a code, so its message is checked.
  if (
    state === '53300' ||
    (typeof message === 'string' && /timeout exceeded when trying to connect/.test(message))
  )
    return { code: 'OverCapacity', message: 'The service is over capacity. Try again in a moment.' }
  return undefined
}

/** Converts a database error to a problem if the caller should know about it. Returns `undefined` for other errors. */
export const databaseProblem = (error: unknown): Problem | undefined => {
  for (let current = error; isError(current); current = current.cause) {
    const problem = problemOf(current)
    if (problem) return problem
  }
  return undefined
}
