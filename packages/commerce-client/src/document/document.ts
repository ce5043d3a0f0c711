import { gql, type TypedDocumentNode } from '@urql/core'

/**
 * Builds a typed document from an operation and the fragments that it uses. Bundlers can drop a call that is marked as
 * pure and has plain arguments, but not a concatenation of strings.
 */
export const document = <Data, Variables extends Record<string, unknown> = Record<string, unknown>>(
  ...parts: readonly string[]
): TypedDocumentNode<Data, Variables> => gql(parts.join(' '))
