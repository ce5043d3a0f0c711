import * as v from 'valibot'
import { preferenceValues } from '../preferences/preferences.ts'
import { issue } from './messages.ts'
import { plainTextField } from './text.ts'

/**
 * The form of a promo code: `code`, as it was typed. Empty or overlong codes are refused (spec §8, 'Please enter a valid
 * code.').
 */
export const promoCodeSchema = v.object({
  code: v.pipe(plainTextField, v.nonEmpty(issue('code')), v.maxLength(100, issue('code'))),
})

/**
 * The form of the shopper's preferences: `adult_content`, `country`, `currency`, `locale`, `measurement_system`. Names and
 * values of its fields are those of the specification.
 */
export const preferencesSchema = v.object({
  adult_content: v.picklist(preferenceValues.adult_content, issue('choice')),
  country: v.pipe(v.string(issue('choice')), v.regex(/^[A-Z]{2}$/, issue('choice'))),
  currency: v.picklist(preferenceValues.currency, issue('choice')),
  locale: v.picklist(preferenceValues.locale, issue('choice')),
  measurement_system: v.picklist(preferenceValues.measurement_system, issue('choice')),
})
