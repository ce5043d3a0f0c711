import { expect, test } from 'vitest'
import { CartError } from '../cart/cartError.ts'
import { cartChangeProblem, isCartGone } from './cartChange.ts'

const refusal = (code: string) =>
  new CartError('Refused.', { kind: 'graphql', message: 'Refused.', code, details: {} })

test.each([
  ['DiscountCodeNonApplicable', 'code-unknown'],
  ['MissingTaxRateForCountry', 'tax'],
  ['MatchingPriceNotFound', 'item-unavailable'],
  ['OutOfStock', 'item-unavailable'],
  ['ConcurrentModification', 'invalid'],
])('maps the error code %s to the problem %s', (code, kind) =>
  expect(cartChangeProblem(refusal(code))).toEqual({ kind }),
)

test('maps a lost connection to “unavailable” and invalid arguments to “invalid”, and rethrows other errors', () => {
  expect(cartChangeProblem(new CartError('Lost.', { kind: 'network', message: 'Lost.' })).kind).toBe(
    'unavailable',
  )
  expect(cartChangeProblem(new CartError('params required')).kind).toBe('invalid')
  expect(() => cartChangeProblem(new TypeError('bug'))).toThrow('bug')
})

test('recognises the error for a cart that no longer exists', () => {
  expect(isCartGone(refusal('ResourceNotFound'))).toBe(true)
  expect(isCartGone(refusal('InvalidOperation'))).toBe(true)
  expect(isCartGone(refusal('OutOfStock'))).toBe(false)
  expect(isCartGone(new CartError('params required'))).toBe(false)
})
