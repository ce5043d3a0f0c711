import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPreferences, preferenceValues } from '../preferences/preferences.ts'
import {
  addressSchema,
  createPaymentCardSchema,
  giftMessageSchema,
  loginSchema,
  newsletterSchema,
  passwordResetSchema,
  preferencesSchema,
  profileSchema,
  promoCodeSchema,
  readForm,
  registrationSchema,
} from './index.ts'

const code = (text: string) => {
  const result = readForm(promoCodeSchema, [['code', text]])
  return result.ok ? result.value.code : result.problems.code
}

test('removes invisible characters from a promo code, and refuses a code that is empty or too long', () => {
  expect(code(' WELCOME\u200b10 ')).toBe('WELCOME10')
  expect(code('x'.repeat(100))).toBe('x'.repeat(100))
  for (const none of ['', ' ', '\u202e', 'x'.repeat(101)]) expect(code(none)).toBe('code')
})

const choose = (more: Record<string, string>) => {
  const result = readForm(preferencesSchema, Object.entries({ ...defaultPreferences, ...more }))
  return result.ok ? result.value : result.problems
}

test('accepts the default preferences, and each listed value of a preference', () => {
  expect(choose({})).toEqual(defaultPreferences)
  for (const [name, values] of Object.entries(preferenceValues))
    for (const value of values) expect(choose({ [name]: value })).toMatchObject({ [name]: value })
  expect(choose({ country: 'NZ' })).toMatchObject({ country: 'NZ' })
})

test.each([
  ['adult_content', 'ON'],
  ['country', 'us'],
  ['country', 'USA'],
  ['country', 'xUS'],
  ['currency', 'JPY'],
  ['locale', 'de-DE'],
  ['measurement_system', 'metric'],
])('refuses the %s %j', (name, value) => expect(choose({ [name]: value })).toEqual({ [name]: 'choice' }))

test('requires every preference', () => {
  const result = readForm(preferencesSchema, [])
  expect(result.ok ? {} : result.problems).toEqual({
    adult_content: 'required',
    country: 'required',
    currency: 'required',
    locale: 'required',
    measurement_system: 'required',
  })
})

const forms = {
  addressSchema,
  giftMessageSchema,
  loginSchema,
  newsletterSchema,
  preferencesSchema,
  profileSchema,
  promoCodeSchema,
  registrationSchema,
  passwordResetSchema,
  card: createPaymentCardSchema(() => new Date(0)),
}
const names = [
  'firstName',
  'email',
  'password',
  'passwordAgain',
  'line1',
  'city',
  'country',
  'state',
  'poBox',
]
const more = [
  'postcode',
  'phone',
  'message',
  'to',
  'cardNumber',
  'expiry',
  'code',
  'token',
  'addressType',
  '__proto__',
]
/** Any sequence of UTF-16 units: lone surrogates, NUL, overrides. */
const anyText = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((units) => String.fromCharCode(...units))

test.each(Object.entries(forms))(
  'never throws for any input in %s, and accepts well-formed text only',
  (_, form) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names, ...more), anyText)), (entries) => {
        const result = readForm(form, entries)
        if (result.ok) expect(JSON.stringify(result.value).isWellFormed()).toBe(true)
        else expect(Object.keys(result.problems).length).toBeGreaterThan(0)
      }),
    )
  },
)
