import { GraphQLError } from 'graphql'
import type { Log } from '../log/log.ts'

// By shape: the executor makes its errors with a class of its own.
const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError' && 'extensions' in error

/** Whether an error was meant for the client: it has a code, or comes from reading the query itself. */
const isMeant = (error: GraphQLError): boolean =>
  error.extensions.code !== undefined ||
  error.originalError === undefined ||
  isGraphQLError(error.originalError)

/** A query that cannot be read, or variables that do not fit: malformed input to the platform, with HTTP 400. */
export const asPlatformError = (error: GraphQLError): GraphQLError => {
  const { code } = error.extensions
  if (code !== undefined && !String(code).startsWith('GRAPHQL_') && code !== 'BAD_USER_INPUT') return error
  const { message, nodes, source, positions, path } = error
  const extensions = { code: 'InvalidInput', http: { status: 400 } }
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

/** Passes platform errors on; anything else becomes `General` without its text, which goes to the log. */
export const maskErrorWith =
  (log: Log) =>
  (error: unknown): Error => {
    if (isGraphQLError(error) && isMeant(error)) return asPlatformError(error)
    const cause = isGraphQLError(error) ? (error.originalError ?? error) : error
    log.error({ err: cause }, 'a resolver failed')
    const path = isGraphQLError(error) ? error.path : undefined
    return new GraphQLError('An internal error occurred.', {
      path,
      extensions: { code: 'General', http: { status: 500 } },
    })
  }
