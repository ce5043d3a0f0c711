import { expect, test } from 'vitest'
import { fault } from '../cards/outcome.ts'
import { createFaults } from './createFaults.ts'
import type { Call, Fault } from './fault.ts'

const aFault = (over: Partial<Fault> = {}): Omit<Fault, 'id'> => ({
  provider: undefined,
  act: 'capture',
  fault: 'error-500',
  times: 1,
  reference: undefined,
  delayMs: 0,
  ...over,
})
const aCall = (over: Partial<Call> = {}): Call => ({
  provider: 'stripe',
  act: 'capture',
  references: ['SV-1'],
  ...over,
})

test('a fault strikes as often as it was asked to, and then no more', () => {
  const faults = createFaults()
  faults.add(aFault({ times: 2 }))
  expect([1, 2, 3].map(() => faults.take(aCall())?.fault)).toEqual(['error-500', 'error-500', undefined])
  expect(faults.list()).toEqual([])
})

test('a fault for one provider, act and reference leaves other calls alone', () => {
  const faults = createFaults()
  faults.add(aFault({ provider: 'braintree', reference: 'SV-2' }))
  expect(faults.take(aCall({ references: ['SV-2'] }))).toBeUndefined()
  expect(faults.take(aCall({ provider: 'braintree' }))).toBeUndefined()
  expect(faults.take(aCall({ provider: 'braintree', act: 'refund', references: ['SV-2'] }))).toBeUndefined()
  expect(faults.take(aCall({ provider: 'braintree', references: ['SV-2'] }))?.fault).toBe('error-500')
})

test('the fault of an order goes before the one of all orders', () => {
  const faults = createFaults()
  faults.add(aFault({ fault: 'error-500' }))
  faults.add(aFault({ fault: 'slow', reference: 'SV-1' }))
  expect(faults.take(aCall())?.fault).toBe('slow')
  expect(faults.take(aCall())?.fault).toBe('error-500')
})

test('zero times takes a fault back', () => {
  const faults = createFaults()
  faults.add(aFault())
  faults.add(aFault({ times: 0 }))
  expect(faults.take(aCall())).toBeUndefined()
})

test("a payer's own fault strikes the first attempt of an order only", () => {
  const faults = createFaults()
  const call = aCall({ act: 'authorise', payer: { outcome: fault('hang-before'), token: 'pm_1' } })
  expect(faults.take(call)?.fault).toBe('hang-before')
  expect(faults.take(call)).toBeUndefined()
  expect(faults.take({ ...call, references: ['SV-9'] })?.fault).toBe('hang-before')
})
