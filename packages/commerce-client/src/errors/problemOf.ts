import type { CombinedError } from '@urql/core'
import type { CommerceProblem } from './problem.ts'

const isDenied = (error: CombinedError): boolean => {
  const status: unknown = error.response?.status
  return status === 401 || status === 403
}

/**
 * Maps urql's combined error to a problem. It checks for a status of 401 or 403 first, because the body of such a
 * response lists errors too, in the auth host's shape (platform sheet §1). Then it checks for a GraphQL error, and last
 * for a lost connection.
 */
export const problemOf = (error: CombinedError): CommerceProblem => {
  const [first] = error.graphQLErrors
  const message = first?.message ?? error.networkError?.message ?? error.message
  if (isDenied(error)) return { kind: 'unauthorized', message: message }
  if (first) {
    const { code, ...details } = first.extensions
    return {
      kind: 'graphql',
      code: typeof code === 'string' ? code : 'General',
      message: first.message,
      details,
    }
  }
  return { kind: 'network', message: message }
}
