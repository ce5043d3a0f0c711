import type { CombinedError } from '@urql/core'
import type { CommerceProblem } from './problem.ts'

const isDenied = (error: CombinedError): boolean => {
  const status: unknown = error.response?.status
  return status === 401 || status === 403
}

/** The problem behind urql's combined error: a refusal by the platform counts before a lost connection. */
export const problemOf = (error: CombinedError): CommerceProblem => {
  const [first] = error.graphQLErrors
  if (first) {
    const { code, ...details } = first.extensions
    return {
      kind: 'graphql',
      code: typeof code === 'string' ? code : 'General',
      message: first.message,
      details,
    }
  }
  if (isDenied(error)) return { kind: 'unauthorized', message: error.networkError?.message ?? error.message }
  return { kind: 'network', message: error.networkError?.message ?? error.message }
}
