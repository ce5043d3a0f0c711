import { ok } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { shareIntrospections } from './shareIntrospections.ts'

const aPlatform = () => {
  const tokens: string[] = []
  const owners = new Map([
    ['a', { customerId: 'c-1', scope: '' }],
    ['b', { customerId: 'c-2', scope: '' }],
  ])
  const introspect = shareIntrospections({
    introspect: async (token) => {
      tokens.push(token)
      return ok(owners.get(token))
    },
  })
  return { tokens, owners, introspect }
}

test('shares one introspection between parallel calls with the same token', async () => {
  const { tokens, introspect } = aPlatform()
  const found = await Promise.all([introspect('a'), introspect('b'), introspect('a')])
  expect(found.map((result) => result.ok && result.value?.customerId)).toEqual(['c-1', 'c-2', 'c-1'])
  expect(tokens).toEqual(['a', 'b'])
})

test('introspects a token again in the next call, so that a revoked token is refused', async () => {
  const { owners, introspect } = aPlatform()
  expect(await introspect('a')).toMatchObject({ value: { customerId: 'c-1' } })
  owners.delete('a')
  expect(await introspect('a')).toEqual(ok(undefined))
})
