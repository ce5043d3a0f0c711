import { deliveryCountries } from '@selvedge/cart-domain'
import { militaryStates, statesOf } from '@selvedge/cart-domain/forms'
import { AddressFields as AddressLayout } from '@selvedge/ui-kit/AddressFields'
import { Button } from '@selvedge/ui-kit/Button'
import { Grid } from '@selvedge/ui-kit/Grid'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Textarea } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Fields } from '../../forms/createFields.ts'
import { useShop } from '../../frame/useShop.ts'
import { type AddressKind, STATE_FOR, stateTyped } from './addressKind.ts'
import * as css from './conditionalFields.css.ts'

const postcodeFirst = ['DE', 'FR', 'NL', 'ES', 'IT']
const withoutState = ['DE', 'FR', 'NL']
const militaryPosts = ['APO', 'FPO', 'DPO']

type PartProps = { readonly fields: Fields; readonly kind: AddressKind; readonly autoComplete: string }

/** The country, by name in the visitor's language, and for the United States whether the mail is military. */
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

/** A list of the country's states, or of the military ones; a text field for a county elsewhere. */
const StateField = ({ fields, kind, autoComplete }: PartProps) => {
  const states = statesOf(kind.country).filter(
    ({ code }) => !kind.military || militaryStates.some((military) => military === code),
  )
  const field = { ...fields.field('state'), defaultValue: stateTyped(fields, kind.country), autoComplete }
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
      <input type="hidden" name={STATE_FOR} value={kind.country} />
    </>
  )
}

type AddressFieldsProps = {
  readonly legend: ReactNode
  readonly fields: Fields
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
        // The structure is the same for every country, so that a typed street stays when the country changes.
        street: (
          <>
            <div className={css.street}>
              <TextInput
                {...field('line1')}
                hint={m.line1_hint()}
                autoComplete={complete('address-line1')}
                required
              />
            </div>
            {country === 'US' ? (
              <div className={css.military}>
                <Grid columns="pair">
                  <TextInput
                    {...field('militaryUnit')}
                    hint={m.military_unit_hint()}
                    autoComplete="off"
                    required
                  />
                  <TextInput {...field('militaryBox')} autoComplete="off" required />
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
                  <TextInput
                    {...field('line2')}
                    optional={m.optional()}
                    autoComplete={complete('address-line2')}
                  />
                  <TextInput
                    {...field('poBox')}
                    optional={m.optional()}
                    hint={m.po_box_hint()}
                    autoComplete="off"
                  />
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
