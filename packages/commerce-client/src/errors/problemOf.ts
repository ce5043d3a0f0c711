import type { CombinedError } from '@urql/core'
import type { CommerceProblem } from './problem.ts'

const isDenied = (error: CombinedError): boolean => {
  const status: unknown = error.response?.status
  return status === 401 || status === 403
}

/**
 * The problem behind urql's combined error. A status of 401 or 403 comes first: its body lists errors too, in the auth
 * host's shape (platform sheet §1). Then a refusal by the platform counts before a lost connection.
 */
export const problemOf = (error: CombinedError): CommerceProblem => {
  const [first] = error.graphQLErrors
  const words = first?.message ?? error.networkError?.message ?? error.message
  if (isDenied(error)) return { kind: 'unauthorized', message: words }
  if (first) {
    const { code, ...details } = first.extensions
    return {
      kind: 'graphql',
      code: typeof code === 'string' ? code : 'General',
      message: first.message,
      details,
    }
  }
  return { kind: 'network', message: words }
}
