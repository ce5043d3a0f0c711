import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

type Document = {
  readonly schema: GraphQLSchema
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly variables: Variables
}

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown>>>

// Checks the shape of the type. `instanceof` fails for types of another copy of the graphql module.
const fieldsOf = (type: unknown): Fields =>
  typeof type === 'object' && type !== null && 'getFields' in type && typeof type.getFields === 'function'
    ? type.getFields()
    : {}

const innermostTypeName = (type: object): string =>
  'ofType' in type ? innermostTypeName(type.ofType as object) : String(type)

const defaultPage = 20

const integerOf = (node: ValueNode | undefined, variables: Variables): number | undefined => {
  if (node?.kind === Kind.INT) return Number(node.value)
  const value = node?.kind === Kind.VARIABLE ? variables[node.name.value] : undefined
  return typeof value === 'number' ? value : undefined
}

/** The number of entries of a page; `undefined` for a field without paging. */
const pageSizeOf = (
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Variables,
): number | undefined => {
  const limit = definition.args.find((arg) => arg.name === 'limit')
  if (!limit) return undefined
  const argument = field.arguments?.find((arg) => arg.name.value === 'limit')?.value
  const defaultLimit = typeof limit.defaultValue === 'number' ? limit.defaultValue : defaultPage
  return Math.max(1, integerOf(argument, variables) ?? defaultLimit)
}

const costOfSet = (
  set: SelectionSetNode | undefined,
  typeName: string | undefined,
  document: Document,
): number => {
  const type = typeName === undefined ? undefined : document.schema.getType(typeName)
  const fields = fieldsOf(type)
  let cost = 0
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.fragments[selection.name.value]
      cost += costOfSet(fragment?.selectionSet, fragment?.typeCondition.name.value, document)
    } else if (selection.kind === Kind.INLINE_FRAGMENT)
      cost += costOfSet(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, document)
    else {
      const definition = fields[selection.name.value]
      const size = definition && pageSizeOf(selection, definition, document.variables)
      const inner = definition && innermostTypeName(definition.type)
      const childCost = costOfSet(selection.selectionSet, inner, document)
      cost += 1 + (size === undefined ? childCost : size * (childCost + 1))
    }
  }
  return cost
}

/**
 * The maximum cost of an operation. Each field and each entry of a page costs one point. A field inside pages is
 * counted once per entry of these pages.
 */
export const costOf = (operation: OperationDefinitionNode, document: Document): number => {
  const root = document.schema.getRootType(operation.operation)
  return costOfSet(operation.selectionSet, root?.name, document)
}
