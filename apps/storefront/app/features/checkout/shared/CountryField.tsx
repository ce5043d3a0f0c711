import { Button } from '@selvedge/ui-kit/Button'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'
import { useShop } from '../../frame/useShop.ts'
import { countryOptions } from './countries.ts'
import type { AddressKind } from './useAddressKind.ts'

type CountryFieldProps = {
  readonly fields: ReturnType<typeof createFields>
  readonly kind: AddressKind
  readonly autoComplete: string
}

/** The country, which decides about the other fields, and for the United States whether the mail is military. */
export const CountryField = ({ fields, kind, autoComplete }: CountryFieldProps) => {
  const shop = useShop()
  return (
    <Stack gap="m">
      <Select {...fields.field('country')} autoComplete={autoComplete}>
        {countryOptions(shop?.locale ?? 'en-US').map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
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
