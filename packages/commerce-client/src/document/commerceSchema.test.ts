import { expect, test } from 'vitest'
import { commerceSchema } from '../../codegen/commerceSchema.ts'

const COMMERCE_SCHEMA = 'https://api.example.com/my-project/graphql'

test('codegen reads the slice, a file of one’s own, or an endpoint with a token', () => {
  expect(commerceSchema({})).toBe('./schema/*.graphql')
  expect(commerceSchema({ COMMERCE_SCHEMA: 'my.graphql' })).toBe('my.graphql')
  expect(commerceSchema({ COMMERCE_SCHEMA, COMMERCE_TOKEN: 't' })).toEqual([
    { [COMMERCE_SCHEMA]: { headers: { authorization: 'Bearer t' } } },
  ])
})

test('an endpoint without a token is refused, with what to do', () => {
  expect(() => commerceSchema({ COMMERCE_SCHEMA })).toThrow('COMMERCE_TOKEN is missing')
})
