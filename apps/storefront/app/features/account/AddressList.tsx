import { Form } from '@remix-run/react'
import { AddressCard } from '@selvedge/ui-kit/AddressCard'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import type { AddressView } from './addressView.server.ts'
import type { AddressesData } from './loadAddresses.server.ts'

type DefaultButtonProps = {
  readonly id: string
  readonly purpose: 'shipping' | 'billing'
  readonly label: string
  readonly name: string
}

/**
 * Makes an address the default one with one press. `name` is the accessible name, which contains the name of the
 * address.
 */
const DefaultButton = ({ id, purpose, label, name }: DefaultButtonProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value="default" />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="role" value={purpose} />
    <TextLink type="submit" aria-label={name}>
      {label}
    </TextLink>
  </Form>
)

const AddressActions = ({ address: { id, title, isDefault, links } }: { readonly address: AddressView }) => {
  const name = title
  return (
    <Stack gap="s">
      {isDefault.shipping && isDefault.billing ? null : (
        <Stack gap="xs">
          {isDefault.shipping ? null : (
            <DefaultButton
              id={id}
              purpose="shipping"
              label={m.address_ship_here()}
              name={m.address_ship_here_named({ name })}
            />
          )}
          {isDefault.billing ? null : (
            <DefaultButton
              id={id}
              purpose="billing"
              label={m.address_bill_here()}
              name={m.address_bill_here_named({ name })}
            />
          )}
        </Stack>
      )}
      <Inline gap="l">
        <TextLink href={links.edit} aria-label={m.address_edit_named({ name })}>
          {m.address_edit()}
        </TextLink>
        <TextLink href={links.remove} aria-label={m.address_remove_named({ name })}>
          {m.remove()}
        </TextLink>
      </Inline>
    </Stack>
  )
}

/** The saved addresses as cards, and a place to add another one. */
export const AddressList = ({ page: { addresses, full, links } }: { readonly page: AddressesData }) => {
  if (addresses.length === 0)
    return (
      <EmptyState
        title={m.addresses_empty_title()}
        text={m.addresses_empty_text()}
        action={<Button href={links.add}>{m.address_add()}</Button>}
      />
    )
  return (
    <Stack gap="l">
      {full ? <Callout>{full}</Callout> : null}
      <Grid columns="three">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            title={address.title}
            level={2}
            lines={address.lines}
            note={address.note || undefined}
            actions={<AddressActions address={address} />}
          />
        ))}
        {full ? null : (
          <Panel tone="dashed">
            <TextLink href={links.add} place="alone">
              {m.address_add()}
            </TextLink>
          </Panel>
        )}
      </Grid>
    </Stack>
  )
}
