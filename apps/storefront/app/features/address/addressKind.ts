import { deliveryCountries } from '@selvedge/cart-domain'
import type { RefObject } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Fields } from '../forms/createFields.ts'
import { useFieldValue } from '../forms/useFieldValue.ts'

/**
 * Returns the currently selected country and type of the address in a form. Both determine which fields the address
 * has.
 */
export const useAddressKind = (
  form: RefObject<HTMLFormElement>,
  initial: { readonly country: string; readonly type: string },
) => {
  const country = useFieldValue(form, 'country', initial.country)
  const type = useFieldValue(form, 'addressType', initial.type)
  return {
    country: deliveryCountries.find((code) => code === country) ?? 'US',
    /** Only the United States have military post offices. */
    military: country === 'US' && type === 'APO/FPO',
  }
}

export type AddressKind = ReturnType<typeof useAddressKind>

const postcodeLabel = (country: string): string => {
  if (country === 'US') return m.label_zip()
  return ['CA', 'DE', 'FR', 'ES', 'IT'].includes(country) ? m.label_postal_code() : m.label_postcode()
}

const stateLabel = (country: string): string => {
  if (country === 'CA') return m.label_province()
  return country === 'US' || country === 'AU' ? m.label_state() : m.label_county()
}

/** The labels of an address's fields, by its country and kind, in the order of the form. */
export const addressLabels = ({ country, military }: AddressKind): Record<string, string> => ({
  email: m.email(),
  emailAgain: m.email_again(),
  country: m.country(),
  firstName: m.first_name(),
  lastName: m.last_name(),
  company: m.company(),
  militaryUnit: m.military_unit(),
  militaryBox: m.military_box(),
  line1: m.line1(),
  line2: m.line2(),
  poBox: m.po_box(),
  city: military ? m.military_post() : m.city(),
  state: stateLabel(country),
  postcode: postcodeLabel(country),
  phone: m.phone(),
  instructions: m.instructions(),
})

/** The name of the hidden field that holds the country to which the state field beside it belongs. */
export const STATE_COUNTRY_FIELD = 'stateFor'

/** The state that was saved or typed for this country; empty when it belongs to another country. */
export const typedState = ({ field }: Pick<Fields, 'field'>, country: string): string => {
  const meant = field(STATE_COUNTRY_FIELD).defaultValue || field('country').defaultValue
  return meant === country ? field('state').defaultValue : ''
}
