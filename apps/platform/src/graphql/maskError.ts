import { GraphQLError } from 'graphql'
import type { Log } from '../log/log.ts'

const isGraphQLError = (error: unknown): error is GraphQLError => error instanceof GraphQLError

/** Whether an error was meant for the client: it has a code, or comes from reading the query itself. */
const isMeant = (error: GraphQLError): boolean =>
  error.extensions.code !== undefined ||
  error.originalError === undefined ||
  isGraphQLError(error.originalError)

/** Passes platform errors on; anything else becomes `General` without its text, which goes to the log. */
export const maskErrorWith =
  (log: Log) =>
  (error: unknown): Error => {
    if (isGraphQLError(error) && isMeant(error)) {
      if (error.extensions.code !== undefined && error.extensions.code !== 'GRAPHQL_VALIDATION_FAILED')
        return error
      // A query that cannot be read is malformed input to the platform.
      const extensions = { ...error.extensions, code: 'InvalidInput', http: { status: 400 } }
      const { message, nodes, source, positions, path } = error
      return new GraphQLError(message, { nodes, source, positions, path, extensions })
    }
    const cause = isGraphQLError(error) ? (error.originalError ?? error) : error
    log.error({ err: cause }, 'a resolver failed')
    const path = isGraphQLError(error) ? error.path : undefined
    return new GraphQLError('An internal error occurred.', {
      path,
      extensions: { code: 'General', http: { status: 500 } },
    })
  }
