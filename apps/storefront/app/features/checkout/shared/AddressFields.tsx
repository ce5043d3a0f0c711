import { AddressFields as AddressLayout } from '@selvedge/ui-kit/AddressFields'
import { Select } from '@selvedge/ui-kit/Select'
import { Textarea } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'
import { CountryField } from './CountryField.tsx'
import * as css from './conditionalFields.css.ts'
import { StateField } from './StateField.tsx'
import { MilitaryFields, StreetExtras, StreetField } from './StreetFields.tsx'
import type { AddressKind } from './useAddressKind.ts'

const postcodeFirst = ['DE', 'FR', 'NL', 'ES', 'IT']
const withoutState = ['DE', 'FR', 'NL']
const militaryPosts = ['APO', 'FPO', 'DPO']

type AddressFieldsProps = {
  readonly legend: ReactNode
  readonly fields: ReturnType<typeof createFields>
  readonly kind: AddressKind
  readonly purpose: 'shipping' | 'billing'
}

/** The fields of an address, as its country writes addresses. Optional ones say so. */
export const AddressFields = ({ legend, fields, kind, purpose }: AddressFieldsProps) => {
  const { field } = fields
  const { country, military } = kind
  const complete = (name: string): string => `${purpose} ${name}`
  const text = (name: string, autoComplete: string) => (
    <TextInput {...field(name)} autoComplete={complete(autoComplete)} required />
  )
  const street = <StreetField fields={fields} autoComplete={complete('address-line1')} />
  return (
    <AddressLayout
      legend={legend}
      postcode={postcodeFirst.includes(country) ? 'first' : 'last'}
      fields={{
        country: <CountryField fields={fields} kind={kind} autoComplete={complete('country')} />,
        firstName: text('firstName', 'given-name'),
        lastName: text('lastName', 'family-name'),
        company: (
          <TextInput {...field('company')} optional={m.optional()} autoComplete={complete('organization')} />
        ),
        // The same structure for every country: what was typed into the street stays when the country changes.
        street: (
          <>
            <div className={css.street}>{street}</div>
            {country === 'US' ? (
              <div className={css.military}>
                <MilitaryFields fields={fields} />
              </div>
            ) : null}
          </>
        ),
        ...(military
          ? {}
          : { more: <StreetExtras fields={fields} autoComplete={complete('address-line2')} /> }),
        city: military ? (
          <Select {...field('city')}>
            {militaryPosts.map((post) => (
              <option key={post} value={post}>
                {post}
              </option>
            ))}
          </Select>
        ) : (
          text('city', 'address-level2')
        ),
        ...(withoutState.includes(country)
          ? {}
          : {
              state: (
                <StateField
                  key={`${country} ${military}`}
                  fields={fields}
                  kind={kind}
                  autoComplete={complete('address-level1')}
                />
              ),
            }),
        postcode: text('postcode', 'postal-code'),
        phone: (
          <TextInput
            {...field('phone')}
            type="tel"
            inputMode="tel"
            {...(purpose === 'shipping' ? { hint: m.phone_hint() } : {})}
            autoComplete={complete('tel')}
            required
          />
        ),
        ...(purpose === 'shipping'
          ? {
              instructions: (
                <Textarea
                  {...field('instructions')}
                  optional={m.optional()}
                  hint={m.instructions_hint()}
                  rows={2}
                />
              ),
            }
          : {}),
      }}
    />
  )
}
