import { expect, test } from 'vitest'
import { messageOf, processingErrorOf, processingErrors } from './orderFailure.ts'

test('uses exactly the processing errors that are in the specification', () => {
  expect(Object.values(processingErrors)).toEqual([
    'Failed to validate line items',
    'Failed to deduct Spoondollars (aka create CT payment)',
    'Failed to fetch Order and/or Spoondollars',
    'Failed to set order number',
    'Failed to capture payment',
    'Failed to capture payment FPA',
    'Failed to replicate cart',
  ])
})

test('has different messages for a declined payment and for suspected fraud', () => {
  const plain = messageOf({ kind: 'payment-declined', fraud: false })
  const fraud = messageOf({ kind: 'payment-declined', fraud: true })
  expect(plain).toBe("We can't process your payment. Please verify your details")
  expect(fraud).toContain('contact customer service')
})

test('returns a validation error for an unavailable item, and no processing error for a changed total', () => {
  expect(processingErrorOf({ kind: 'item-unavailable' })).toBe('Failed to validate line items')
  expect(processingErrorOf({ kind: 'total-changed', totalCents: 1 })).toBeUndefined()
  expect(processingErrorOf({ kind: 'refused', code: processingErrors.number })).toBe(
    'Failed to set order number',
  )
})
