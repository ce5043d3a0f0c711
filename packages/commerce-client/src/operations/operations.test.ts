import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  validateSchema,
  visit,
} from 'graphql'
import { expect, test } from 'vitest'

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
const read = (file: string): DocumentNode => parse(readFileSync(file, 'utf8'))

const schema = buildASTSchema(concatAST(graphqlFiles('schema').map(read)))
const documents = graphqlFiles('src/operations').map((file) => ({ file, document: read(file) }))
const fragments = new Map<string, FragmentDefinitionNode>()
const operations: { name: string; file: string; operation: OperationDefinitionNode }[] = []
for (const { file, document } of documents)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      operations.push({
        name: definition.name?.value ?? '',
        file: basename(file, '.graphql'),
        operation: definition,
      })
  }

/** The fragments that a definition spreads, directly or through another fragment. */
const spreadBy = (
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> => {
  visit(definition, {
    enter: (node) => {
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : undefined
      if (!fragment || found.has(fragment)) return
      found.add(fragment)
      spreadBy(fragment, found)
    },
  })
  return found
}

test('the schema extract is a valid schema', () => {
  expect(validateSchema(schema)).toEqual([])
})

test.each(operations)('$name is valid against the schema extract', ({ operation }) => {
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...spreadBy(operation)] }
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  expect(validate(schema, document, rules).map((error) => error.message)).toEqual([])
})

test.each(operations)('contains $name as the only operation in the file of that name', ({ name, file }) => {
  expect(file).toBe(name)
  expect(operations.filter((other) => other.name === name)).toHaveLength(1)
})

test('every fragment is used', () => {
  const used = new Set(
    operations.flatMap(({ operation }) => [...spreadBy(operation)]).map(({ name }) => name.value),
  )
  expect([...fragments.keys()].filter((name) => !used.has(name))).toEqual([])
})
