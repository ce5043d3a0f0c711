import { Form, useNavigation } from '@remix-run/react'
import { AddressCard } from '@selvedge/ui-kit/AddressCard'
import { Button } from '@selvedge/ui-kit/Button'
import { FormActions } from '@selvedge/ui-kit/FormActions'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { createFields } from '../forms/createFields.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import type { RefusedAddress } from './addressForms.server.ts'
import type { AddressView } from './addressView.server.ts'
import type { AddressesData } from './loadAddresses.server.ts'

const alertText = (refusal: RefusedAddress): string | undefined => {
  switch (refusal.kind) {
    case 'conflict':
      return m.address_changed_remove()
    case 'expired':
    case 'unavailable':
    case 'connection':
      return m.address_not_changed()
    default:
      return undefined
  }
}

type RemoveAddressProps = {
  readonly page: AddressesData
  readonly address: AddressView
  readonly refusal: RefusedAddress | undefined
}

/**
 * Asks the customer to confirm the removal of an address. If it is a default address, the customer chooses the next
 * default among the others.
 */
export const RemoveAddress = ({ page, address, refusal }: RemoveAddressProps) => {
  const { formData } = useNavigation()
  const { isDefault } = address
  const others = page.addresses.filter(({ id }) => id !== address.id)
  const labels = { shippingNext: m.address_next_shipping(), billingNext: m.address_next_billing() }
  const only = others.length === 1 ? (others[0]?.id ?? '') : ''
  const fields = createFields(
    refusal && { values: refusal.values, problems: refusal.kind === 'next' ? refusal.problems : {} },
    { shippingNext: only, billingNext: only },
    labels,
  )
  const questions = [
    ...(isDefault.shipping ? (['shippingNext'] as const) : []),
    ...(isDefault.billing ? (['billingNext'] as const) : []),
  ]
  const text = refusal && alertText(refusal)
  return (
    <Form method="post" replace noValidate>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={address.id} />
      <input type="hidden" name="name" value={address.title} />
      <input type="hidden" name="shown" value={page.shown} />
      <Stack gap="l">
        {text ? <FormAlert of={refusal}>{text}</FormAlert> : null}
        <FormErrorSummary {...fields.summary} />
        <AddressCard title={address.title} level={2} lines={address.lines} note={address.note || undefined} />
        {others.length > 0
          ? questions.map((name) => {
              const { defaultValue, error, id } = fields.field(name)
              return (
                <RadioCards
                  key={name}
                  id={id}
                  name={name}
                  legend={
                    <Heading level={2} size="group">
                      {labels[name]}
                    </Heading>
                  }
                  defaultValue={defaultValue}
                  error={error}
                  options={others.map((other) => ({
                    value: other.id,
                    label: other.title,
                    note: other.lines.join(', '),
                  }))}
                />
              )
            })
          : null}
        <FormActions>
          <Button type="submit" size="l" tone="danger" loading={formData?.get('intent') === 'remove'}>
            {m.address_remove_action()}
          </Button>
          <TextLink href={page.links.list} place="alone">
            {m.address_keep()}
          </TextLink>
        </FormActions>
      </Stack>
    </Form>
  )
}
