import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { withDocComments } from '../../codegen/docComments.ts'

const schema = buildSchema('type Query { price: Int }')
const files = [
  {
    document: parse(
      '# Returns the price\n# in cents.\nquery price { ...PriceFields }\n\n# A price.\nfragment PriceFields on Query { price }',
    ),
  },
]
const plugin: CodegenPlugin = {
  plugin: () =>
    [
      'export type PriceQueryVariables = {}',
      'export type PriceQuery = {}',
      'export type PriceFieldsFragment = {}',
      'export const PriceDocument = 1',
      'export const other = 2',
    ].join('\n'),
}

test('writes the comments of operations and fragments above their exports', async () => {
  expect(await withDocComments(plugin).plugin(schema, files, {})).toEqual({
    content: [
      '/** The variables of {@link PriceDocument}. */',
      'export type PriceQueryVariables = {}',
      '/** The data that {@link PriceDocument} returns. */',
      'export type PriceQuery = {}',
      '/** A price. */',
      'export type PriceFieldsFragment = {}',
      '/**',
      ' * Returns the price',
      ' * in cents.',
      ' */',
      'export const PriceDocument = 1',
      'export const other = 2',
    ].join('\n'),
  })
})
