import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

type Fields = Readonly<Record<string, unknown>>

/** A text without the parameters of a failed query and without email addresses. */
const withoutValues = (text: string): string =>
  text.replace(/\nparams: [\s\S]*/, '').replaceAll(/[^\s<>"'(:]+@[^\s<>"')]+\.[^\s<>"')]+/g, '[redacted]')

// The messages of the database can contain values, e.g. of an invalid number.
const databaseFields = ({ code, table, constraint }: DatabaseError): Fields => ({ code, table, constraint })

/**
 * What is logged of an error or its message: of a failed query the statement, the database's code, table and constraint, of others
 * the message. Omits the parameters of queries, which contain email addresses and names.
 */
export const reasonFields = (reason: unknown): Fields | string => {
  if (reason instanceof DatabaseError) return databaseFields(reason)
  if (!(reason instanceof DrizzleQueryError)) return withoutValues(String(reason))
  const { query, cause } = reason
  return cause instanceof DatabaseError
    ? { query, ...databaseFields(cause) }
    : { query, message: withoutValues(cause?.message ?? '') }
}
