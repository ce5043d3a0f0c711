import { gql, type TypedDocumentNode } from '@urql/core'

/**
 * A typed document out of an operation and the fragments that it uses. A call with plain arguments, marked as pure, is
 * what bundlers can drop; a sum of texts is not.
 */
export const document = <Data, Variables extends Record<string, unknown> = Record<string, unknown>>(
  ...parts: readonly string[]
): TypedDocumentNode<Data, Variables> => gql(parts.join(' '))
