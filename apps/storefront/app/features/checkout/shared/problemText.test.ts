import { userMessages } from '@selvedge/cart-domain/messages'
import { expect, test } from 'vitest'
import { problemText } from './problemText.ts'
import type { StepProblem } from './refusedStep.ts'

const order = (problem: Extract<StepProblem, { kind: 'order' }>['problem']): StepProblem => ({
  kind: 'order',
  problem,
})

test.each<[keyof typeof userMessages, StepProblem]>([
  ['unexpected', { kind: 'unavailable' }],
  ['fields-missing', { kind: 'form', problems: {} }],
  ['address-unmatched', { kind: 'address', key: 'k', suggestion: undefined }],
  ['shipping-rates', { kind: 'rates' }],
  ['shipping-methods', { kind: 'methods' }],
  ['payment-missing', { kind: 'payment-missing' }],
  ['payment-declined', { kind: 'card' }],
  ['checkout-empty', { kind: 'checkout-empty' }],
  ['payment-empty', { kind: 'payment-empty' }],
  ['cart-review', { kind: 'cart', problem: { kind: 'invalid' } }],
])('shows “%s” when a step is refused: %j', (message, problem) =>
  expect(problemText(problem)).toBe(userMessages[message]),
)

test.each<[keyof typeof userMessages, StepProblem]>([
  ['payment-missing', order({ kind: 'payment-missing' })],
  ['payment-declined', order({ kind: 'payment-declined', fraud: false })],
  ['payment-fraud', order({ kind: 'payment-declined', fraud: true })],
  ['cart-review', order({ kind: 'cart-changed' })],
  ['item-unavailable', order({ kind: 'item-unavailable' })],
  ['order-refused', order({ kind: 'refused', code: 'General' })],
  ['order-refused', order({ kind: 'capture-refused' })],
])('shows “%s” when an order is not placed: %j', (message, problem) =>
  expect(problemText(problem)).toBe(userMessages[message]),
)
