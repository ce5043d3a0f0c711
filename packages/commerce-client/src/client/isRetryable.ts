import type { Operation } from '@urql/core'

type Definition = Operation['query']['definitions'][number]

const fieldNames = (node: { readonly selectionSet?: { readonly selections: readonly unknown[] } }) =>
  (node.selectionSet?.selections ?? []) as readonly {
    readonly name?: { readonly value: string }
    readonly selectionSet?: { readonly selections: readonly unknown[] }
  }[]

const selectsCustomer = (definition: Definition): boolean =>
  definition.kind === 'OperationDefinition' &&
  fieldNames(definition).some(
    (field) => field.name?.value === 'me' && fieldNames(field).some(({ name }) => name?.value === 'customer'),
  )

/**
 * Whether an operation may be retried: queries, except for `me.customer`, and mutations whose context has
 * `idempotent: true`.
 */
export const isRetryable = ({ kind, query, context }: Operation): boolean =>
  kind === 'query' ? !query.definitions.some(selectsCustomer) : context.idempotent === true
