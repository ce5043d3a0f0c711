import type { Meta } from '@storybook/react-vite'
import {
  AddressFields,
  Button,
  Callout,
  Checkbox,
  FormActions,
  FormErrorSummary,
  Heading,
  Select,
  Stack,
  TextInput,
  TextLink,
} from '../index.ts'
import { AccountShell } from './accountShell.tsx'
import { ExampleAddresses } from './exampleAddresses.tsx'

export default { title: 'Pages/Saved addresses', parameters: { layout: 'fullscreen' } } satisfies Meta

/** The saved addresses of a customer, after one was saved. */
export const Addresses = {
  render: () => (
    <AccountShell current="Saved addresses">
      <Stack gap="l">
        <Heading level={1}>Saved addresses</Heading>
        <Callout tone="success">Your address “Jo’s studio” is saved.</Callout>
        <ExampleAddresses level={2} />
      </Stack>
    </AccountShell>
  ),
}

const fields = {
  country: (
    <Select label="Country" autoComplete="country">
      <option>United States</option>
    </Select>
  ),
  firstName: <TextInput label="First name" autoComplete="given-name" defaultValue="Jo" required />,
  lastName: <TextInput label="Last name" autoComplete="family-name" defaultValue="Petrakis" required />,
  street: <TextInput label="Street" autoComplete="address-line1" defaultValue="48 Union Street" required />,
  more: <TextInput label="Apartment" optional="(optional)" autoComplete="address-line2" />,
  city: <TextInput label="City" autoComplete="address-level2" defaultValue="Troy" required />,
  state: (
    <Select label="State" autoComplete="address-level1">
      <option>New York</option>
    </Select>
  ),
  postcode: (
    <TextInput
      id="postcode"
      label="ZIP code"
      autoComplete="postal-code"
      defaultValue="121"
      error="Enter five digits."
      required
    />
  ),
  phone: <TextInput label="Phone" optional="(optional)" type="tel" autoComplete="tel" />,
}

/** The form of an address, with an error. */
export const NewAddress = {
  render: () => (
    <AccountShell current="Saved addresses">
      <form action="#save" noValidate>
        <Stack gap="l">
          <Heading level={1}>Add an address</Heading>
          <FormErrorSummary
            title="The address could not be saved"
            errors={[{ fieldId: 'postcode', message: 'ZIP code: enter five digits.' }]}
          />
          <TextInput label="Name of the address" defaultValue="Jo’s studio" required />
          <AddressFields legend="Address" fields={fields} />
          <Checkbox>Default for shipping</Checkbox>
          <FormActions>
            <Button type="submit">Save the address</Button>
            <TextLink href="#addresses" place="alone">
              Back to saved addresses
            </TextLink>
          </FormActions>
        </Stack>
      </form>
    </AccountShell>
  ),
}
