import { gql, type TypedDocumentNode } from '@urql/core'

/** A typed document without the types of the package `graphql`. */
type OwnDocument<Data, Variables> = {
  readonly kind: 'Document'
  readonly __apiType?: (variables: Variables) => Data
}

/**
 * A GraphQL operation with the types of its result and its variables. The document type of urql is `any` in a site that
 * has not installed the package `graphql`; this type is exact there, too.
 */
export type TypedDocument<Data, Variables> = string extends keyof TypedDocumentNode
  ? OwnDocument<Data, Variables>
  : TypedDocumentNode<Data, Variables>

/**
 * Builds a typed document from an operation and the fragments that it uses. Bundlers can drop a call that is marked as
 * pure and has plain arguments, but not a concatenation of strings.
 */
export const document = <Data, Variables extends Record<string, unknown> = Record<string, unknown>>(
  ...parts: readonly string[]
): TypedDocument<Data, Variables> => gql(parts.join(' '))
