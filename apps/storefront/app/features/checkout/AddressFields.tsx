import { Grid } from '@selvedge/ui-kit/Grid'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { m } from '../../paraglide/messages.js'
import type { createFields } from '../forms/createFields.ts'
import { useShop } from '../frame/useShop.ts'
import { countryOptions } from './countries.ts'

export const addressLabels = (): Record<string, string> => ({
  email: m.email(),
  emailAgain: m.email_again(),
  firstName: m.first_name(),
  lastName: m.last_name(),
  company: m.company(),
  country: m.country(),
  line1: m.line1(),
  line2: m.line2(),
  city: m.city(),
  state: m.state(),
  postcode: m.postcode(),
  phone: m.phone(),
})

type AddressFieldsProps = {
  readonly fields: ReturnType<typeof createFields>
  readonly kind: 'shipping' | 'billing'
}

/** The fields of an address. Optional ones say so. */
export const AddressFields = ({ fields: { field }, kind }: AddressFieldsProps) => {
  const shop = useShop()
  const complete = (name: string): string => `${kind} ${name}`
  return (
    <Stack gap="m">
      <Select {...field('country')} autoComplete={complete('country')}>
        {countryOptions(shop?.locale ?? 'en-US').map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Grid columns="pair">
        <TextInput {...field('firstName')} autoComplete={complete('given-name')} maxLength={100} required />
        <TextInput {...field('lastName')} autoComplete={complete('family-name')} maxLength={100} required />
      </Grid>
      <TextInput
        {...field('company')}
        optional={m.optional()}
        autoComplete={complete('organization')}
        maxLength={100}
      />
      <TextInput
        {...field('line1')}
        hint={m.line1_hint()}
        autoComplete={complete('address-line1')}
        maxLength={100}
        required
      />
      <TextInput
        {...field('line2')}
        optional={m.optional()}
        autoComplete={complete('address-line2')}
        maxLength={100}
      />
      <Grid columns="triple">
        <TextInput {...field('city')} autoComplete={complete('address-level2')} maxLength={100} required />
        <TextInput {...field('state')} autoComplete={complete('address-level1')} maxLength={100} />
        <TextInput {...field('postcode')} autoComplete={complete('postal-code')} maxLength={20} required />
      </Grid>
      <TextInput
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete={complete('tel')}
        maxLength={40}
        required
      />
    </Stack>
  )
}
