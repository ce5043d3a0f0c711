import type { Meta } from '@storybook/react-vite'
import { AddressFields, Select, TextInput } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './AddressFields.docs.ts'
import { addressFieldsPostcodePositions } from './AddressFields.variants.ts'

export default {
  title: 'Forms/AddressFields',
  component: AddressFields,
  argTypes: variantArgTypes({ postcode: addressFieldsPostcodePositions }),
  parameters: { guide },
} satisfies Meta

const fields = {
  country: (
    <Select label="Country" autoComplete="country">
      <option>United States</option>
    </Select>
  ),
  firstName: <TextInput label="First name" autoComplete="given-name" defaultValue="Marianne" />,
  lastName: <TextInput label="Last name" autoComplete="family-name" defaultValue="Hale" />,
  street: <TextInput label="Street" autoComplete="address-line1" defaultValue="212 Warren Street" />,
  more: <TextInput label="Apartment" optional="(optional)" autoComplete="address-line2" />,
  city: <TextInput label="City" autoComplete="address-level2" defaultValue="Hudson" />,
  state: (
    <Select label="State" autoComplete="address-level1">
      <option>New York</option>
    </Select>
  ),
  postcode: <TextInput label="ZIP code" autoComplete="postal-code" defaultValue="12534" />,
  phone: <TextInput label="Phone" type="tel" autoComplete="tel" />,
}

export const UnitedStates = { render: () => <AddressFields legend="Shipping address" fields={fields} /> }

export const PostcodeFirst = {
  render: () => {
    const { state: _state, ...rest } = fields
    return <AddressFields legend="Delivery address" fields={rest} postcode="first" />
  },
}

export const WithError = {
  render: () => (
    <AddressFields
      legend="Shipping address"
      fields={{
        ...fields,
        postcode: <TextInput label="ZIP code" error="Enter five digits." defaultValue="125" />,
      }}
    />
  ),
}

export const LongText = longText(UnitedStates)
export const RightToLeft = rightToLeft(UnitedStates)
export const SmallScreen = smallScreen(UnitedStates)
