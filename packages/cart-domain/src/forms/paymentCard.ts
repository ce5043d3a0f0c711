import * as v from 'valibot'
import { fullNameField } from './fields.ts'
import { issue } from './messages.ts'
import { checkboxField, optionalTextField, requiredTextField } from './text.ts'

const digits = (text: string): string => text.replace(/[ -]/g, '')

/** Whether a card number ends with its correct check digit (Luhn). */
const hasCheckDigit = (number: string): boolean => {
  let sum = 0
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isUnexpired = (expiry: string, now: Date): boolean => {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return now.getTime() < Date.UTC(2000 + year, month, 1)
}

/**
 * Creates the form of a card to save: `nickname`, `cardNumber`, `expiry` as MM/YY, `securityCode`, `nameOnCard`, and
 * `isDefault`, a checkbox. It is for a provider's own fields and iframes: a shop's server must not receive a card number.
 *
 * @param now Returns the current time; it is called at each check, because a card must not have expired.
 *
 * @example
 * ```ts
 * import { createPaymentCardSchema, readForm } from '@selvedge/cart-domain/forms'
 *
 * const CardForm = createPaymentCardSchema(() => new Date('2026-11-20T12:00Z'))
 * const typed = Object.entries({
 *   cardNumber: '4242 4242 4242 4242',
 *   expiry: '10/26',
 *   securityCode: '123',
 *   nameOnCard: 'Anna Berg',
 * })
 * const read = readForm(CardForm, typed)
 *
 * if (!read.ok) read.problems // { expiry: 'card-expiry' }
 * ```
 */
export const createPaymentCardSchema = (now: () => Date) =>
  v.object({
    nickname: optionalTextField,
    cardNumber: v.pipe(
      requiredTextField,
      v.transform(digits),
      v.check((number) => /^[0-9]{12,19}$/.test(number) && hasCheckDigit(number), issue('card-number')),
    ),
    expiry: v.pipe(
      requiredTextField,
      v.transform((text) => text.replace(/ /g, '')),
      v.check(
        (text) => /^(0[1-9]|1[0-2])\/[0-9]{2}$/.test(text) && isUnexpired(text, now()),
        issue('card-expiry'),
      ),
    ),
    securityCode: v.pipe(requiredTextField, v.regex(/^[0-9]{3,4}$/, issue('card-code'))),
    nameOnCard: fullNameField,
    isDefault: checkboxField,
  })
