import { buildClientSchema, buildSchema, introspectionFromSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { compactDocuments } from '../../codegen/compactDocuments.ts'

const written = buildSchema(`
  interface Money { cents: Int }
  type Euro implements Money { cents: Int }
  type Query { price: Euro }
`)
const files = [
  { document: parse('query price { price { ...MoneyFields } } fragment MoneyFields on Money { cents }') },
]

test.each([
  ['files', written],
  ['introspection', buildClientSchema(introspectionFromSchema(written))],
])('generates the same documents and types when the schema comes from %s', async (_, schema) => {
  const output = await compactDocuments.plugin(schema, files, {})
  expect(typeof output === 'string' ? output : output.content).toBe(
    [
      'const MoneyFields = "fragment MoneyFields on Money{cents}"',
      'export const MoneyFieldsFragmentDoc: TypedDocument<MoneyFieldsFragment, Record<string, unknown>> = /*#__PURE__*/ document("fragment MoneyFields on Money{cents}")',
      'export const PriceDocument: TypedDocument<PriceQuery, PriceQueryVariables> = /*#__PURE__*/ document("query price{price{...MoneyFields}}", MoneyFields)',
      'export const objectTypes: string[] = ["Euro","Query"]',
      'export const possibleTypes: Record<string, string[]> = {"Money":["Euro"]}',
    ].join('\n'),
  )
})
