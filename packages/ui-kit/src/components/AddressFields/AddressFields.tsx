import type { ReactNode } from 'react'
import {
  addressFieldsGrid,
  addressFieldsHalfRow,
  addressFieldsLegend,
  addressFieldsOneThird,
  addressFieldsWholeRow,
} from './AddressFields.css.ts'
import type { addressFieldsPostcodePositions } from './AddressFields.variants.ts'

/** The fields of an address form. */
export type AddressPart =
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'more'
  | 'city'
  | 'state'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'instructions'

/** The props of `AddressFields`. */
export interface AddressFieldsProps {
  /** The accessible name of the group: "Shipping address". */
  readonly legend: ReactNode
  /** The fields to show, by name. */
  readonly fields: Readonly<Partial<Record<AddressPart, ReactNode>>>
  /** The position of the postcode in this country: after the city (the default) or before it. */
  readonly postcode?: (typeof addressFieldsPostcodePositions)[number] | undefined
}

const names = ['country', 'firstName', 'lastName', 'company', 'street', 'more'] as const
const places = { last: ['city', 'state', 'postcode'], first: ['postcode', 'city', 'state'] } as const
const rest = ['phone', 'email', 'instructions'] as const

const widthOf = (part: AddressPart, placesShown: number): string => {
  if (part === 'firstName' || part === 'lastName') return addressFieldsHalfRow
  if (part !== 'city' && part !== 'state' && part !== 'postcode') return addressFieldsWholeRow
  if (placesShown === 3) return addressFieldsOneThird
  return placesShown === 2 ? addressFieldsHalfRow : addressFieldsWholeRow
}

/** Arranges the fields of an address form in order and width. The fields are slots. */
export const AddressFields = ({ legend, fields, postcode = 'last' }: AddressFieldsProps) => {
  const parts = [...names, ...places[postcode], ...rest].filter((part) => fields[part])
  const placesShown = places[postcode].filter((part) => fields[part]).length
  return (
    <fieldset>
      <legend className={addressFieldsLegend}>{legend}</legend>
      <div className={addressFieldsGrid}>
        {parts.map((part) => (
          <div key={part} className={widthOf(part, placesShown)}>
            {fields[part]}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
