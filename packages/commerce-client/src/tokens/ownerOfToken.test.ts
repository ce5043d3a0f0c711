import { expect, test } from 'vitest'
import { ownerOfToken } from './ownerOfToken.ts'

test.each([
  ['manage_my_orders:shop customer_id:c-1', { customerId: 'c-1' }],
  ['anonymous_id:g-1 manage_my_orders:shop', { anonymousId: 'g-1' }],
  ['anonymous_id:g-1 customer_id:c-1', { anonymousId: 'g-1', customerId: 'c-1' }],
  ['manage_orders:shop', {}],
  ['not_customer_id:c-1', {}],
  ['', {}],
])('reads the owner of a token from the scopes %j: %j', (scope, owner) => {
  expect(ownerOfToken(scope)).toEqual({ scope, ...owner })
})
