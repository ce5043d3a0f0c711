import { m } from '../../../paraglide/messages.js'
import type { AddressKind } from './useAddressKind.ts'

const postcodeLabel = (country: string): string => {
  if (country === 'US') return m.label_zip()
  return country === 'CA' || country === 'DE' || country === 'FR' || country === 'ES' || country === 'IT'
    ? m.label_postal_code()
    : m.label_postcode()
}

const stateLabel = (country: string): string => {
  if (country === 'CA') return m.label_province()
  return country === 'US' || country === 'AU' ? m.label_state() : m.label_county()
}

/** What the fields of an address are called, by its country and kind, in the order of the form. */
export const addressLabels = ({
  country,
  military,
}: Pick<AddressKind, 'country' | 'military'>): Record<string, string> => ({
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
