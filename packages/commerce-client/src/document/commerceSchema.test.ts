import { expect, test } from 'vitest'
import { commerceSchema } from '../../codegen/commerceSchema.ts'

const COMMERCE_SCHEMA = 'https://api.example.com/my-project/graphql'

test('reads the schema from the package, from a file, or from an endpoint that requires a token', () => {
  expect(commerceSchema({})).toBe('./schema/*.graphql')
  expect(commerceSchema({ COMMERCE_SCHEMA: 'my.graphql' })).toBe('my.graphql')
  expect(commerceSchema({ COMMERCE_SCHEMA, COMMERCE_TOKEN: 't' })).toEqual([
    { [COMMERCE_SCHEMA]: { headers: { authorization: 'Bearer t' } } },
  ])
})

test('throws an error with instructions when the endpoint requires a token that is missing', () => {
  expect(() => commerceSchema({ COMMERCE_SCHEMA })).toThrow('COMMERCE_TOKEN is missing')
})
