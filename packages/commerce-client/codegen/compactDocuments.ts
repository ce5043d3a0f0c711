import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const textOf = (definition: DefinitionNode): string =>
  JSON.stringify(stripIgnoredCharacters(print(definition)))

/** The fragments that a definition spreads, directly or through another fragment, each once. */
const spreadBy = (
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): ReadonlySet<string> => {
  visit(definition, {
    enter: (node) => {
      if (node.kind !== Kind.FRAGMENT_SPREAD || found.has(node.name.value)) return
      const fragment = fragments.get(node.name.value)
      if (!fragment) throw new Error(`There is no fragment ${node.name.value}.`)
      found.add(node.name.value)
      spreadBy(fragment, fragments, found)
    },
  })
  return found
}

/**
 * A codegen plugin that writes typed documents as text, with every fragment once. The text has a thirtieth of the size
 * of syntax trees, which repeat the fragments in each operation. `document` parses a document when its module is
 * loaded; bundlers drop the documents that no module imports.
 */
export const compactDocuments: CodegenPlugin = {
  plugin: (schema, files) => {
    const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
    const fragments = new Map(
      definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    )
    const operations = definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    )
    const parsed = (definition: DefinitionNode): string =>
      `/*#__PURE__*/ document(${[textOf(definition), ...spreadBy(definition, fragments)].join(', ')})`
    // Compares the kinds of types by name. A check by class fails when codegen loads another copy of graphql, and an
    // introspected schema has no definitions to compare.
    const typesOf = (...kinds: readonly string[]) =>
      Object.values(schema.getTypeMap()).filter(
        (type) => kinds.includes(type[Symbol.toStringTag]) && !type.name.startsWith('__'),
      )
    const possible = typesOf('GraphQLInterfaceType', 'GraphQLUnionType').map((type) => [
      type.name,
      schema
        .getPossibleTypes(type as GraphQLAbstractType)
        .map(({ name }) => name)
        .sort(),
    ])
    const objects = typesOf('GraphQLObjectType').map(({ name }) => name)
    return {
      prepend: ["import { document, type TypedDocument } from '../document/document.ts'"],
      content: [
        ...[...fragments.values()].map((fragment) => `const ${fragment.name.value} = ${textOf(fragment)}`),
        ...[...fragments.values()].map(
          (fragment) =>
            `export const ${fragment.name.value}FragmentDoc: TypedDocument<${fragment.name.value}Fragment, Record<string, unknown>> = ${parsed(fragment)}`,
        ),
        ...operations.map((operation) => {
          const name = capital(operation.name?.value ?? '')
          const types = `${name}${capital(operation.operation)}, ${name}${capital(operation.operation)}Variables`
          return `export const ${name}Document: TypedDocument<${types}> = ${parsed(operation)}`
        }),
        `export const objectTypes: string[] = ${JSON.stringify(objects)}`,
        `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(possible))}`,
      ].join('\n'),
    }
  },
}
