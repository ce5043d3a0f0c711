import * as v from 'valibot'
import { type DeliveryCountry, deliveryCountries } from '../address/deliveryCountries.ts'
import { hasStates, stateCode } from '../address/stateCode.ts'
import { optionalText, personName, phone, requiredText } from './fields.ts'
import type { FieldProblem } from './messages.ts'

const says = (problem: FieldProblem): FieldProblem => problem

const postcodes: Readonly<Record<DeliveryCountry, RegExp>> = {
  US: /^[0-9]{5}(-[0-9]{4})?$/,
  CA: /^[A-Za-z][0-9][A-Za-z] [0-9][A-Za-z][0-9]$/,
  GB: /^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$/,
  AU: /^[0-9]{4}$/,
  DE: /^[0-9]{5}$/,
  FR: /^[0-9]{5}$/,
  IE: /^[A-Za-z][0-9]{2}[A-Za-z0-9]? ?[A-Za-z0-9]{4}$/,
  NL: /^[0-9]{4} ?[A-Za-z]{2}$/,
  ES: /^[0-9]{5}$/,
  IT: /^[0-9]{5}$/,
}

/** Splits a street line into number and name, whichever comes first; no number is a problem (spec §5). */
export const splitStreet = (line: string): { readonly number: string; readonly name: string } | undefined => {
  const leading = /^([0-9]+[0-9A-Za-z/-]*)[ ,]+(\S.*)$/.exec(line)
  if (leading?.[1] && leading[2]) return { number: leading[1], name: leading[2] }
  const trailing = /^(.*\S)[ ,]+([0-9]+ ?[0-9A-Za-z/-]*)$/.exec(line)
  return trailing?.[1] && trailing[2] ? { number: trailing[2], name: trailing[1] } : undefined
}

const fields = v.object({
  firstName: personName,
  lastName: personName,
  company: optionalText,
  country: v.picklist(deliveryCountries, says('country')),
  line1: v.pipe(
    requiredText,
    v.check((line) => splitStreet(line) !== undefined, says('street-number')),
  ),
  line2: optionalText,
  city: requiredText,
  state: optionalText,
  postcode: v.pipe(requiredText, v.toUpperCase()),
  phone,
})

/** The address form: required fields, postcodes by country (Canadian ones as A1A 1A1, no hyphen; spec §5). */
export const AddressForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['country'], ['state']],
      ({ country, state }) => !hasStates(country) || state !== '',
      says('required'),
    ),
    ['state'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['state']],
      ({ country, state }) => state === '' || stateCode(country, state) !== undefined,
      says('state'),
    ),
    ['state'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['postcode']],
      ({ country, postcode }) => postcodes[country].test(postcode),
      says('postcode'),
    ),
    ['postcode'],
  ),
  v.transform((form) => ({ ...form, state: stateCode(form.country, form.state) ?? form.state })),
)
export type AddressFormValue = v.InferOutput<typeof AddressForm>
