import { expect } from 'vitest'
import type * as domain from '../../index.ts'
import { orderMessages, promoCodeHints, userMessages } from '../../messages/index.ts'
import { type Fact, membersOf } from './fact.ts'

/** The error catalogue (spec §8). */
export const errorFacts: readonly Fact[] = [
  [
    '§8',
    'Order processing: Failed to set order number; Failed to deduct Spoondollars (aka create CT payment); …',
    () =>
      expect(Object.values(orderMessages)).toEqual(
        'Failed to set order number; Failed to deduct Spoondollars (aka create CT payment); Failed to replicate cart; Failed to capture payment; Failed to fetch Order and/or Spoondollars; Failed to capture payment FPA; Failed to validate line items'.split(
          '; ',
        ),
      ),
  ],
  ...[
    'Whoops, something went wrong! If the problem persists, please contact us.',
    'Please enter a valid code.',
    'This code has already been used the maximum times allowed.',
    'This code is valid but does not apply to your current purchase.',
    'This item is no longer available. Please remove.',
    'We encountered an error. Please review your cart before proceeding.',
    'An error occurred while retrieving shipping methods.',
    'An error occurred while calculating the shipping rates.',
    'We were unable to find a match for this address.',
    "We can't process your payment. Please verify your details",
    'We were unable to place your order, please try again.',
    'Unexpected empty checkout response.',
    'Unexpected empty payment response.',
    "Something's not right with your email address or password.",
    'Invalid token or password, please try again.',
    "This isn't your order, but you can keep shopping here.",
    'Sorry.. there was an error',
  ].map((message): Fact => ['§8', message, () => expect(Object.values(userMessages)).toContain(message)]),
  [
    '§8',
    'fraud variant tells the user to contact customer service',
    () => expect(userMessages['payment-fraud']).toContain('contact customer service'),
  ],
  [
    '§8',
    'login hint for guests, terms link',
    () => expect(promoCodeHints('code-not-applicable', { isGuest: true })).toEqual(['login', 'terms']),
  ],
  [
    '§8',
    'Deferred-payment codes: AFTERPAY_INVALID_COUNTRY, AFTERPAY_INVALID_CURRENCY, AFTERPAY_INVALID_AMOUNT, AFTERPAY_INVALID_ITEM_IN_CART, BAD_REQUEST.',
    () =>
      expect(
        membersOf<domain.DeferredPaymentRefusalCode>({
          AFTERPAY_INVALID_COUNTRY: true,
          AFTERPAY_INVALID_CURRENCY: true,
          AFTERPAY_INVALID_AMOUNT: true,
          AFTERPAY_INVALID_ITEM_IN_CART: true,
          BAD_REQUEST: true,
        }).length,
      ).toBe(5),
  ],
]
