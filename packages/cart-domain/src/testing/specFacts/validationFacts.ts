import { expect } from 'vitest'
import {
  addressSchema,
  agreementSchema,
  contactSchema,
  GIFT_MESSAGE_MAX,
  giftMessageCharactersLeft,
  PASSWORD_LENGTH,
  registrationSchema,
} from '../../forms/index.ts'
import * as domain from '../../index.ts'
import { fieldMessages, userMessages } from '../../messages/index.ts'
import { aCart, aLine, aPlusLine, details, usd } from '../builders.ts'
import { type Fact, namesOfList, problemsOf } from './fact.ts'

/** Validation (spec §5). */
export const validationFacts: readonly Fact[] = [
  [
    '§5',
    'Adding a line defaults version to 1 and quantity to 1.',
    () => expect([domain.DEFAULT_CART_VERSION, domain.DEFAULT_QUANTITY]).toEqual([1, 1]),
  ],
  [
    '§5',
    'Product details show only allow-listed attributes; the list is longer when the design has an owner (adds dpi and repeatType).',
    () => {
      const names = (more: object) =>
        domain
          .productDetails(details({ duration: 'x', dpi: 1, repeatType: 'x', sku: 'x', ...more }))
          .map(({ name }) => name)
      expect(names({})).toEqual(['duration'])
      expect(names({ designOwner: 'ada' })).toEqual(['duration', 'dpi', 'repeatType'])
    },
  ],
  [
    '§5',
    'A minimum-amount config must match the currency; invalid-country or invalid-currency codes suppress a check.',
    () => {
      const minimums = [usd(3_500)]
      expect(domain.checkMinimumAmount(usd(1), minimums)).toBe('below')
      expect(domain.checkMinimumAmount({ currencyCode: 'CAD', centAmount: 1 }, minimums)).toBe(
        'not-configured',
      )
      for (const code of ['AFTERPAY_INVALID_COUNTRY', 'AFTERPAY_INVALID_CURRENCY'] as const)
        expect(domain.checkMinimumAmount(usd(1), minimums, [code])).toBe('suppressed')
    },
  ],
  [
    '§5',
    'Phone required and valid. Email required and valid; confirm email required and must match.',
    () => {
      expect(problemsOf(contactSchema, {})).toEqual({ email: 'required', emailAgain: 'required' })
      expect(problemsOf(contactSchema, { email: 'a', emailAgain: 'a@b.co' })).toMatchObject({
        email: 'email',
      })
      expect(problemsOf(contactSchema, { email: 'a@b.co', emailAgain: 'b@b.co' })).toEqual({
        emailAgain: 'email-mismatch',
      })
      expect(problemsOf(addressSchema, {})).toMatchObject({ phone: 'required' })
    },
  ],
  [
    '§5',
    'First and last name required, at least two characters, no special characters.',
    () => {
      expect(problemsOf(addressSchema, { firstName: 'A', lastName: 'B$c' })).toMatchObject({
        firstName: 'too-short',
        lastName: 'special-characters',
      })
    },
  ],
  [
    '§5',
    'Password required, at least 8 characters with a lowercase, an uppercase, a number and a special character (placeholder says 8-20); repeated password must match.',
    () => {
      expect(PASSWORD_LENGTH).toEqual({ min: 8, max: 20 })
      expect(problemsOf(registrationSchema, { password: 'Aa1aaaaa' })).toMatchObject({
        password: 'password-rules',
      })
    },
  ],
  [
    '§5',
    "Address: country, state, city, postal code, street number, street name and address name required; PO box must be valid. 'Maximum length exceeded.' message exists.",
    () => {
      const empty = problemsOf(addressSchema, { country: 'US' })
      expect(Object.keys(empty)).toEqual(expect.arrayContaining(namesOfList('state, city, postcode, line1')))
      expect(fieldMessages['too-long']).toBe('Maximum length exceeded.')
    },
  ],
  [
    '§5',
    'GDPR agreement required.',
    () => expect(problemsOf(agreementSchema, {})).toEqual({ agreement: 'agreement' }),
  ],
  [
    '§5',
    'Plus membership must be the only item in the cart and cannot be bought if already active. Unavailable items must be removed before checkout.',
    () => {
      const gone = aLine({ id: 'gone', variant: { availability: { noChannel: { isOnStock: false } } } })
      const kinds = domain
        .cartProblems({ lineItems: [aPlusLine(), gone] }, { isPlusMember: true })
        .map(({ kind }) => kind)
      expect(kinds).toEqual(['unavailable', 'plus-not-alone', 'plus-active'])
    },
  ],
  [
    '§5',
    "Checkout requires a payment method ('Please select a payment method.') and required fields ('Please fill required fields.').",
    () => {
      const blockers = domain.orderBlockers({ lineItems: [{}], hasPayment: false })
      expect(blockers.map((blocker) => userMessages[blocker])).toEqual([
        'Please fill required fields.',
        'Please select a payment method.',
      ])
    },
  ],
  [
    '§5',
    'Gift message has a character counter',
    () => expect(giftMessageCharactersLeft('abc')).toBe(GIFT_MESSAGE_MAX - 3),
  ],
  [
    '§5',
    'Afterpay: orders of $35 to $4,000 USD, US customers only, unavailable for subscriptions.',
    () => {
      expect(domain.AFTERPAY_LIMITS).toEqual({ min: 3_500, max: 400_000, currencyCode: 'USD', country: 'US' })
      expect(domain.afterpayRefusalCodes(aCart(), 'US')).toEqual([])
      expect(domain.afterpayRefusalCodes(aCart([aPlusLine()]), 'CA')).toEqual([
        'AFTERPAY_INVALID_COUNTRY',
        'AFTERPAY_INVALID_ITEM_IN_CART',
      ])
    },
  ],
  [
    '§5',
    'Spoondollars cannot pay for Plus membership or purchase orders.',
    () => {
      const order = {
        cart: aCart([aPlusLine()]),
        isTrade: true,
        storeCredit: 1,
        beside: 'PurchaseOrder',
      } as const
      expect(domain.paymentRefusals('spoondollars', order)).toEqual(['plus-membership', 'purchase-order'])
    },
  ],
]
