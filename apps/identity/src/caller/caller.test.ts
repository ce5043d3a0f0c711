import { expect, test } from 'vitest'
import { ownerKey, owns } from './caller.ts'

const guest = { token: 't', anonymousId: 'g-1' }
const customer = { token: 't', customerId: 'c-1' }

test('a caller owns only data with the caller’s id', () => {
  expect(owns(guest, { customerId: null, anonymousId: 'g-1' })).toBe(true)
  expect(owns(guest, { customerId: null, anonymousId: 'g-2' })).toBe(false)
  expect(owns(customer, { customerId: 'c-1', anonymousId: null })).toBe(true)
  expect(owns(customer, { customerId: 'c-2', anonymousId: null })).toBe(false)
})

test('a customer does not own the data of their former guest id, and a caller without an id owns no data', () => {
  expect(owns({ ...guest, ...customer }, { customerId: null, anonymousId: 'g-1' })).toBe(false)
  expect(owns({ token: 't' }, { customerId: null, anonymousId: null })).toBe(false)
})

test('builds a caller’s database key from the kind of caller and the id', () => {
  expect(ownerKey(guest)).toBe('anonymous:g-1')
  expect(ownerKey(customer)).toBe('customer:c-1')
})
