import { Form, useNavigation } from '@remix-run/react'
import { AddressCard } from '@selvedge/ui-kit/AddressCard'
import { Button } from '@selvedge/ui-kit/Button'
import { FormActions } from '@selvedge/ui-kit/FormActions'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useRef } from 'react'
import { AddressCheck } from '../address/AddressCheck.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { addressLabels, useAddressKind } from '../address/addressKind.ts'
import { createFields } from '../forms/createFields.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import type { BillingAddressData, BillingResult } from './billingAddress.server.ts'

type BillingAddressProps = {
  readonly data: BillingAddressData
  readonly result: BillingResult | undefined
}

/** The addresses of the customer. One press uses an address as the billing address. */
const SavedAddresses = ({ data: { addresses, revision, texts }, result }: BillingAddressProps) => (
  <Stack gap="m">
    <Stack gap="xs">
      <Heading level={2} size="panel">
        {texts.choose}
      </Heading>
      <Text tone="muted">{texts.chooseText}</Text>
    </Stack>
    {result?.form === 'choose' && result.message ? <FormAlert of={result}>{result.message}</FormAlert> : null}
    <Grid columns="two">
      {addresses.map(({ id, title, lines, label }) => (
        <AddressCard
          key={id}
          title={title}
          lines={lines}
          actions={
            <Form method="post" replace>
              <input type="hidden" name="form" value="choose" />
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="address" value={id} />
              <TextLink type="submit" aria-label={label}>
                {texts.use}
              </TextLink>
            </Form>
          }
        />
      ))}
    </Grid>
  </Stack>
)

/** The form for another billing address; its fields depend on the country. */
const TypedAddress = ({ data, result }: BillingAddressProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  const own = result?.form === 'type' ? result : undefined
  const { texts } = data
  const initial = { ...data.form, stateFor: data.form.country }
  const kind = useAddressKind(form, {
    country: own?.values.country ?? initial.country,
    type: own?.values.addressType ?? ('addressType' in data.form ? data.form.addressType : 'Home/Work'),
  })
  const fields = createFields(own, initial, addressLabels(kind))
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Heading level={2} size="panel">
          {texts.type}
        </Heading>
        <Text tone="muted">{texts.typeText}</Text>
      </Stack>
      <Form method="post" replace noValidate ref={form}>
        {/* Enter presses a form's first button: this one saves the address, whatever other buttons the form has. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="form" value="type" />
        <input type="hidden" name="revision" value={data.revision} />
        <Stack gap="l">
          <FormErrorSummary {...fields.summary} />
          {own?.message ? <FormAlert of={own}>{own.message}</FormAlert> : null}
          <AddressFields
            legend={<Hidden when="visually">{texts.title}</Hidden>}
            fields={fields}
            kind={kind}
            purpose="billing"
          />
          {own?.check ? <AddressCheck problem={own.check} /> : null}
          <FormActions>
            <Button type="submit" size="l" loading={formData?.get('form') === 'type'}>
              {texts.save}
            </Button>
            <TextLink href={data.backHref} place="alone">
              {texts.back}
            </TextLink>
          </FormActions>
        </Stack>
      </Form>
    </Stack>
  )
}

/** The billing address of a saved card: an address of the address book, or another address. */
export const BillingAddress = ({ data, result }: BillingAddressProps) => (
  <Stack gap="xl">
    {data.texts.current ? <Text>{data.texts.current}</Text> : null}
    {data.addresses.length > 0 ? <SavedAddresses data={data} result={result} /> : null}
    <TypedAddress data={data} result={result} />
  </Stack>
)
