import { userMessages } from '@selvedge/cart-domain/messages'
import { CartError } from '@selvedge/commerce-client'
import { cartChangeProblem } from '@selvedge/commerce-client/changes'
import { expect, test } from 'vitest'
import { cartProblemText } from './cartProblemText.ts'

const refused = (code: string) => new CartError('no', { kind: 'graphql', code, message: 'no', details: {} })

test.each([
  ['DiscountCodeNonApplicable', 'code-unknown'],
  ['OutOfStock', 'item-unavailable'],
  ['MatchingPriceNotFound', 'item-unavailable'],
  ['ReferencedResourceNotFound', 'item-unavailable'],
  ['MissingTaxRateForCountry', 'tax'],
  ['InvalidOperation', 'cart-review'],
] as const)('shows the message for the problem %s: “%s”', (code, message) =>
  expect(cartProblemText(cartChangeProblem(refused(code)))).toBe(userMessages[message]),
)

test('shows the general message for a network failure, and asks the shopper to check the cart after an invalid call', () => {
  const silent = new CartError('no', { kind: 'network', message: 'no' })
  expect(cartProblemText(cartChangeProblem(silent))).toBe(userMessages.unexpected)
  expect(cartProblemText(cartChangeProblem(new CartError('params required')))).toBe(
    userMessages['cart-review'],
  )
})
