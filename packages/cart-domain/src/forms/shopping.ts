import * as v from 'valibot'
import { preferenceValues } from '../preferences/preferences.ts'
import { says } from './messages.ts'
import { plainText } from './text.ts'

/** A promo code as it was typed. Empty or overlong ones are no codes (spec §8, 'Please enter a valid code.'). */
export const PromoCodeForm = v.object({
  code: v.pipe(plainText, v.nonEmpty(says('code')), v.maxLength(100, says('code'))),
})

/** The shopper's preferences under their own names (spec §3). */
export const PreferencesForm = v.object({
  adult_content: v.picklist(preferenceValues.adult_content, says('choice')),
  country: v.pipe(v.string(says('choice')), v.regex(/^[A-Z]{2}$/, says('choice'))),
  currency: v.picklist(preferenceValues.currency, says('choice')),
  locale: v.picklist(preferenceValues.locale, says('choice')),
  measurement_system: v.picklist(preferenceValues.measurement_system, says('choice')),
})
