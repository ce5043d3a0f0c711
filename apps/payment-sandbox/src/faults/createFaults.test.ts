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

test('applies a fault to exactly the requested number of calls', () => {
  const faults = createFaults()
  faults.add(aFault({ times: 2 }))
  expect([1, 2, 3].map(() => faults.consume(aCall())?.fault)).toEqual(['error-500', 'error-500', undefined])
  expect(faults.list()).toEqual([])
})

test('applies a fault only to calls with the given provider, kind and reference', () => {
  const faults = createFaults()
  faults.add(aFault({ provider: 'braintree', reference: 'SV-2' }))
  expect(faults.consume(aCall({ references: ['SV-2'] }))).toBeUndefined()
  expect(faults.consume(aCall({ provider: 'braintree' }))).toBeUndefined()
  expect(
    faults.consume(aCall({ provider: 'braintree', act: 'refund', references: ['SV-2'] })),
  ).toBeUndefined()
  expect(faults.consume(aCall({ provider: 'braintree', references: ['SV-2'] }))?.fault).toBe('error-500')
})

test('applies a fault for one order before a fault for all orders', () => {
  const faults = createFaults()
  faults.add(aFault({ fault: 'error-500' }))
  faults.add(aFault({ fault: 'slow', reference: 'SV-1' }))
  expect(faults.consume(aCall())?.fault).toBe('slow')
  expect(faults.consume(aCall())?.fault).toBe('error-500')
})

test('removes a fault when its number of calls is set to zero', () => {
  const faults = createFaults()
  faults.add(aFault())
  faults.add(aFault({ times: 0 }))
  expect(faults.consume(aCall())).toBeUndefined()
})

test('applies the fault of a test card only to the first attempt of each order', () => {
  const faults = createFaults()
  const call = aCall({ act: 'authorise', payer: { outcome: fault('hang-before'), token: 'pm_1' } })
  expect(faults.consume(call)?.fault).toBe('hang-before')
  expect(faults.consume(call)).toBeUndefined()
  expect(faults.consume({ ...call, references: ['SV-9'] })?.fault).toBe('hang-before')
})
