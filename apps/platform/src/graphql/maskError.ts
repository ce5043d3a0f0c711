import { GraphQLError } from 'graphql'
import type { Log } from '../log/log.ts'
import { TooManyTries } from '../tries/tries.ts'
import { databaseProblem } from './databaseProblem.ts'
import { platformError } from './platformError.ts'

// Checks the shape of the error. `instanceof` fails, because the executor uses another error class.
const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError' && 'extensions' in error

/** Whether the client may see an error: it has a code, or comes from parsing or validating the query. */
const isForClient = (error: GraphQLError): boolean =>
  error.extensions.code !== undefined ||
  error.originalError === undefined ||
  isGraphQLError(error.originalError)

// The executor's own codes are uppercase.
const isPlatformCode = (code: unknown): code is string => typeof code === 'string' && !/^[A-Z_]+$/.test(code)

/**
 * Converts an error to the platform's format. Invalid queries and variables become InvalidInput.
 */
export const asPlatformError = (error: GraphQLError): GraphQLError => {
  const { message, nodes, source, positions, path } = error
  const { code: given, http: _, originalError: __, ...details } = error.extensions
  if (!isPlatformCode(given))
    return new GraphQLError(message, { nodes, source, positions, path, extensions: { code: 'InvalidInput' } })
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { code: given, ...details },
  })
}

/** Returns platform errors unchanged. Logs other errors and replaces them with a `General` error without details. */
export const maskErrorWith =
  (log: Log) =>
  (error: unknown): Error => {
    if (isGraphQLError(error) && isForClient(error)) return asPlatformError(error)
    const cause = isGraphQLError(error) ? (error.originalError ?? error) : error
    const path = isGraphQLError(error) ? error.path : undefined
    if (cause instanceof TooManyTries) {
      const { message, retryAfter } = cause
      return new GraphQLError(message, { path, extensions: { code: 'TooManyRequests', retryAfter } })
    }
    const known = databaseProblem(cause)
    if (known?.code !== 'InvalidInput') log.error({ err: cause }, 'a resolver failed')
    const { message, extensions } = platformError(
      known ?? { code: 'General', message: 'An internal error occurred.' },
    )
    return new GraphQLError(message, { path, extensions })
  }
