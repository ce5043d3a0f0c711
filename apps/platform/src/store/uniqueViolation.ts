type PgError = { readonly code?: unknown; readonly constraint?: unknown; readonly cause?: unknown }

/** The name of the unique constraint that a failed write hit; `undefined` for any other failure. */
export const violatedConstraint = (error: unknown): string | undefined => {
  let current = error as PgError | undefined
  while (current && typeof current === 'object') {
    if (current.code === '23505') return String(current.constraint)
    current = current.cause as PgError | undefined
  }
  return undefined
}
