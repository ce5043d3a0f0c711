// Errors with other codes have status 200.
const statuses: Readonly<Record<string, number>> = {
  InvalidInput: 400,
  QueryComplexityLimitExceeded: 400,
  insufficient_scope: 403,
  TooManyRequests: 429,
  General: 500,
  OverCapacity: 503,
  QueryTimedOut: 503,
}

/** The HTTP status of a response with errors of these codes: the highest status of any code. */
export const statusOf = (codes: readonly unknown[]): number =>
  Math.max(
    200,
    ...codes.map(
      (code) => (typeof code === 'string' && Object.hasOwn(statuses, code) && statuses[code]) || 200,
    ),
  )
