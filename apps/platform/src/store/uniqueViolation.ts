type PgError = { readonly code?: unknown; readonly constraint?: unknown; readonly cause?: unknown }

/** The name of the violated unique constraint of a failed write; `undefined` for another error. */
export const violatedConstraint = (error: unknown): string | undefined => {
  let current = error as PgError | undefined
  while (current && typeof current === 'object') {
    if (current.code === '23505') return String(current.constraint)
    current = current.cause as PgError | undefined
  }
  return undefined
}
