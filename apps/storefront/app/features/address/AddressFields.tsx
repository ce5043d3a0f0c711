import { deliveryCountries } from '@selvedge/cart-domain'
import { militaryStates, statesOfCountry } from '@selvedge/cart-domain/forms'
import { AddressFields as AddressLayout } from '@selvedge/ui-kit/AddressFields'
import { Button } from '@selvedge/ui-kit/Button'
import { Grid } from '@selvedge/ui-kit/Grid'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextInput, type TextInputProps } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Fields } from '../forms/createFields.ts'
import { useShop } from '../frame/useShop.ts'
import { type AddressKind, STATE_COUNTRY_FIELD, typedState } from './addressKind.ts'
import * as css from './streetFields.css.ts'

const postcodeFirst = ['DE', 'FR', 'NL', 'ES', 'IT']
const withoutState = ['DE', 'FR', 'NL']
const militaryPosts = ['APO', 'FPO', 'DPO']

type PartProps = { readonly fields: Fields; readonly kind: AddressKind; readonly autoComplete: string }

/**
 * The choice of the country, with names in the visitor's language. For the United States there is also a choice between
 * home or work addresses and military addresses.
 */
const CountryField = ({ fields, kind, autoComplete }: PartProps) => {
  const names = new Intl.DisplayNames([useShop()?.locale ?? 'en-US'], { type: 'region' })
  return (
    <Stack gap="m">
      <Select {...fields.field('country')} autoComplete={autoComplete}>
        {deliveryCountries.map((code) => (
          <option key={code} value={code}>
            {names.of(code) ?? code}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" name="show" value="country" tone="secondary" size="s">
          {m.country_update()}
        </Button>
      </noscript>
      {kind.country === 'US' ? (
        <SegmentedControl
          name="addressType"
          legend={m.address_type()}
          width="full"
          defaultValue={kind.military ? 'APO/FPO' : 'Home/Work'}
          segments={[
            { value: 'Home/Work', label: m.address_type_home() },
            { value: 'APO/FPO', label: m.address_type_military() },
          ]}
        />
      ) : null}
    </Stack>
  )
}

/**
 * The field for the state: a list of the country's states or of the military states. A country without states has a
 * text field.
 */
const StateField = ({ fields, kind, autoComplete }: PartProps) => {
  const states = statesOfCountry(kind.country).filter(
    ({ code }) => !kind.military || militaryStates.some((military) => military === code),
  )
  const field = { ...fields.field('state'), defaultValue: typedState(fields, kind.country), autoComplete }
  const typed = field.defaultValue.toLowerCase()
  const chosen = states.find(({ code, name }) => typed === code.toLowerCase() || typed === name.toLowerCase())
  return (
    <>
      {states.length === 0 ? (
        <TextInput {...field} optional={m.optional()} />
      ) : (
        <Select {...field} defaultValue={chosen?.code ?? ''} required>
          <option value="">{m.choose_state()}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <input type="hidden" name={STATE_COUNTRY_FIELD} value={kind.country} />
    </>
  )
}

type AddressFieldsProps = {
  readonly legend: ReactNode
  readonly fields: Fields
  readonly kind: AddressKind
  readonly purpose: 'shipping' | 'billing'
  /** The field of the instructions for the carrier, if the address has one. */
  readonly instructions?: ReactNode
}

/** The fields of an address, in its country's format. Optional ones are marked. */
export const AddressFields = ({ legend, fields, kind, purpose, instructions }: AddressFieldsProps) => {
  const { field } = fields
  const { country, military } = kind
  const complete = (name: string): string => `${purpose} ${name}`
  const input = (name: string, autoComplete: string, more: Partial<TextInputProps> = { required: true }) => (
    <TextInput
      {...field(name)}
      autoComplete={autoComplete === 'off' ? 'off' : complete(autoComplete)}
      {...more}
    />
  )
  const optional = m.optional()
  const isShipping = purpose === 'shipping'
  const phone = { type: 'tel', inputMode: 'tel', required: true } as const
  return (
    <AddressLayout
      legend={legend}
      postcode={postcodeFirst.includes(country) ? 'first' : 'last'}
      fields={{
        country: <CountryField fields={fields} kind={kind} autoComplete={complete('country')} />,
        firstName: input('firstName', 'given-name'),
        lastName: input('lastName', 'family-name'),
        company: input('company', 'organization', { optional }),
        // The structure is the same for every country, so that a typed street stays when the country changes.
        street: (
          <>
            <div className={css.streetAddressFields}>
              {input('line1', 'address-line1', { hint: m.line1_hint(), required: true })}
            </div>
            {country === 'US' ? (
              <div className={css.militaryAddressFields}>
                <Grid columns="pair">
                  {input('militaryUnit', 'off', { hint: m.military_unit_hint(), required: true })}
                  {input('militaryBox', 'off')}
                </Grid>
              </div>
            ) : null}
          </>
        ),
        ...(military
          ? {}
          : {
              more: (
                <Grid columns="pair">
                  {input('line2', 'address-line2', { optional })}
                  {input('poBox', 'off', { optional, hint: m.po_box_hint() })}
                </Grid>
              ),
            }),
        city: military ? (
          <Select {...field('city')}>
            {militaryPosts.map((post) => (
              <option key={post} value={post}>
                {post}
              </option>
            ))}
          </Select>
        ) : (
          input('city', 'address-level2')
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
        postcode: input('postcode', 'postal-code'),
        phone: input('phone', 'tel', isShipping ? { ...phone, hint: m.phone_hint() } : phone),
        instructions,
      }}
    />
  )
}
