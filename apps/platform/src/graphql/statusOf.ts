// The other codes ride on 200: what went wrong is said in the body.
const statuses: Readonly<Record<string, number>> = {
  InvalidInput: 400,
  QueryComplexityLimitExceeded: 400,
  insufficient_scope: 403,
  General: 500,
  OverCapacity: 503,
  QueryTimedOut: 503,
}

/** The HTTP status of an answer with errors of these codes: the most serious one's. */
export const statusOf = (codes: readonly unknown[]): number =>
  Math.max(
    200,
    ...codes.map(
      (code) => (typeof code === 'string' && Object.hasOwn(statuses, code) && statuses[code]) || 200,
    ),
  )
