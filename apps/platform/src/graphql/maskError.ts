import { GraphQLError } from 'graphql'
import type { Log } from '../log/log.ts'
import { databaseProblem } from './databaseProblem.ts'
import { platformError } from './platformError.ts'

// By shape: the executor makes its errors with a class of its own.
const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError' && 'extensions' in error

/** Whether an error was meant for the client: it has a code, or comes from reading the query itself. */
const isMeant = (error: GraphQLError): boolean =>
  error.extensions.code !== undefined ||
  error.originalError === undefined ||
  isGraphQLError(error.originalError)

// The executor's own codes are written in capitals.
const isPlatformCode = (code: unknown): code is string => typeof code === 'string' && !/^[A-Z_]+$/.test(code)

/**
 * An error in the platform's form. A query that cannot be read, or variables that do
 * not fit, are InvalidInput.
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

/** Passes platform errors on; anything else becomes `General` without its text, and goes to the log. */
export const maskErrorWith =
  (log: Log) =>
  (error: unknown): Error => {
    if (isGraphQLError(error) && isMeant(error)) return asPlatformError(error)
    const cause = isGraphQLError(error) ? (error.originalError ?? error) : error
    const path = isGraphQLError(error) ? error.path : undefined
    const known = databaseProblem(cause)
    if (known?.code !== 'InvalidInput') log.error({ err: cause }, 'a resolver failed')
    const { message, extensions } = platformError(
      known ?? { code: 'General', message: 'An internal error occurred.' },
    )
    return new GraphQLError(message, { path, extensions })
  }
