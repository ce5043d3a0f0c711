import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

type Fields = Readonly<Record<string, unknown>>

/** Removes the parameters of a failed query, and replaces email addresses. */
const withoutValues = (text: string): string =>
  text.replace(/\nparams: [\s\S]*/, '').replaceAll(/[^\s<>"'(:]+@[^\s<>"')]+\.[^\s<>"')]+/g, '[redacted]')

// Omits the database's message, because it can contain values, for example an invalid number.
const databaseFields = ({ code, table, constraint }: DatabaseError): Fields => ({ code, table, constraint })

/**
 * The fields to log for an error or its message: for a failed query its statement, code, table and constraint; for
 * other errors the message. Omits the parameters of queries, which contain email addresses and names.
 */
export const reasonFields = (reason: unknown): Fields | string => {
  if (reason instanceof DatabaseError) return databaseFields(reason)
  if (!(reason instanceof DrizzleQueryError)) return withoutValues(String(reason))
  const { query, cause } = reason
  return cause instanceof DatabaseError
    ? { query, ...databaseFields(cause) }
    : { query, message: withoutValues(cause?.message ?? '') }
}
