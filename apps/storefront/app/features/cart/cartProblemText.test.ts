import { userMessages } from '@selvedge/cart-domain/messages'
import { CartError } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { cartProblem } from '../../../server/cart/cartProblem.ts'
import { cartProblemText } from './cartProblemText.ts'

const refused = (code: string) => new CartError('no', { kind: 'graphql', code, message: 'no', details: {} })

test.each([
  ['DiscountCodeNonApplicable', 'code-unknown'],
  ['OutOfStock', 'item-unavailable'],
  ['MatchingPriceNotFound', 'item-unavailable'],
  ['ReferencedResourceNotFound', 'item-unavailable'],
  ['MissingTaxRateForCountry', 'tax'],
  ['InvalidOperation', 'cart-review'],
] as const)('what the platform refuses with %s is told in the words of “%s”', (code, message) =>
  expect(cartProblemText(cartProblem(refused(code)))).toBe(userMessages[message]),
)

test('no usable answer is told as what went wrong on our side, a wrong call as a cart to be reviewed', () => {
  const silent = new CartError('no', { kind: 'network', message: 'no' })
  expect(cartProblemText(cartProblem(silent))).toBe(userMessages.unexpected)
  expect(cartProblemText(cartProblem(new CartError('params required')))).toBe(userMessages['cart-review'])
})

test('what is no error of the cart is a bug and goes on', () => {
  const bug = new TypeError('no')
  expect(() => cartProblem(bug)).toThrow(bug)
})
