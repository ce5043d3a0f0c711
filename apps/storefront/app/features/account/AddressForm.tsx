import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { FormActions } from '@selvedge/ui-kit/FormActions'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { AddressCheck } from '../address/AddressCheck.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { addressLabels, useAddressKind } from '../address/addressKind.ts'
import { createFields } from '../forms/createFields.ts'
import { FocusOnChange, FormAlert } from '../forms/FocusOnChange.tsx'
import type { RefusedAddress } from './addressForms.server.ts'
import type { AddressesData } from './loadAddresses.server.ts'

type AlertProps = { readonly refusal: RefusedAddress; readonly page: AddressesData }

/** Why the address was not saved. Problems of fields are shown at the fields. */
const AddressAlert = ({ refusal, page }: AlertProps) => {
  switch (refusal.kind) {
    case 'conflict':
      return (
        <FocusOnChange of={refusal}>
          <Callout
            tone="warning"
            role="alert"
            title={m.address_changed()}
            action={<TextLink href={page.links.edit}>{m.address_changed_discard()}</TextLink>}
          >
            <Stack gap="xs">
              <Text>{m.address_changed_text()}</Text>
              {refusal.changes.map((change) => (
                <Text key={change}>{change}</Text>
              ))}
            </Stack>
          </Callout>
        </FocusOnChange>
      )
    case 'gone':
      return (
        <FormAlert of={refusal}>
          {m.address_gone()} {m.address_gone_text()}
        </FormAlert>
      )
    case 'full':
      return <FormAlert of={refusal}>{page.full}</FormAlert>
    case 'expired':
      return <FormAlert of={refusal}>{m.form_session_expired()}</FormAlert>
    case 'unavailable':
      return <FormAlert of={refusal}>{m.address_not_saved_yet()}</FormAlert>
    case 'connection':
      return <FormAlert of={refusal}>{m.connection_lost()}</FormAlert>
    default:
      return null
  }
}

type AddressFormProps = {
  readonly page: AddressesData
  readonly refusal: RefusedAddress | undefined
}

/**
 * The form for a new or a saved address. The fields depend on the country. The form also shows the name of the address
 * and the roles for which the address is the default.
 */
export const AddressForm = ({ page, refusal }: AddressFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  const typed = refusal && {
    values: refusal.values,
    problems: refusal.kind === 'form' ? refusal.problems : {},
  }
  const initial = { country: page.country, ...page.form, stateFor: page.form.country ?? '' }
  const kind = useAddressKind(form, {
    country: typed?.values.country ?? initial.country,
    type: typed?.values.addressType ?? page.form.addressType ?? 'Home/Work',
  })
  const fields = createFields(typed, initial, { addressName: m.address_name(), ...addressLabels(kind) })
  // An address that was removed meanwhile is added again.
  const id = refusal?.kind === 'gone' ? 'new' : (typed?.values.id ?? page.view?.id ?? 'new')
  const shown = refusal?.kind === 'conflict' ? refusal.shown : (typed?.values.shown ?? page.shown)
  const saved = page.addresses.find((address) => address.id === id)
  return (
    <Form method="post" replace noValidate ref={form}>
      {/* Enter presses a form's first button: this one saves the address, whatever other buttons the form has. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shown" value={shown} />
      <Stack gap="l">
        {refusal ? <AddressAlert refusal={refusal} page={page} /> : null}
        <FormErrorSummary {...fields.summary} />
        <TextInput
          {...fields.field('addressName')}
          hint={m.address_name_hint()}
          autoComplete="off"
          required
        />
        <AddressFields
          legend={<Hidden when="visually">{m.addresses_title()}</Hidden>}
          fields={fields}
          kind={kind}
          purpose="shipping"
          instructions={
            <TextInput
              {...fields.field('instructions')}
              optional={m.optional()}
              hint={m.instructions_hint()}
            />
          }
        />
        {saved?.note ? <Text tone="muted">{saved.note}</Text> : null}
        {refusal?.kind === 'address' ? <AddressCheck problem={refusal} /> : null}
        <FormActions>
          <Button type="submit" size="l" loading={formData?.get('intent') === 'save'}>
            {m.address_save()}
          </Button>
          <TextLink href={page.links.list} place="alone">
            {m.address_back()}
          </TextLink>
        </FormActions>
      </Stack>
    </Form>
  )
}
