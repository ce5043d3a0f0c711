import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { createFields } from '../forms/createFields.ts'
import { AddressFields } from './AddressFields.tsx'

type BillingAddressProps = {
  readonly fields: ReturnType<typeof createFields>
  /** Whether it is the shipping address at first. */
  readonly same: boolean
}

/** The billing address: the one that it ships to, or another. Without script both can be filled in. */
export const BillingAddress = ({ fields, same: sameAtFirst }: BillingAddressProps) => {
  const [same, setSame] = useState(sameAtFirst)
  return (
    <Stack gap="m">
      <Heading level={2} size="group">
        {m.billing_address()}
      </Heading>
      <Checkbox name="billingSame" checked={same} onChange={(event) => setSame(event.currentTarget.checked)}>
        {m.billing_same()}
      </Checkbox>
      {same ? (
        <noscript>
          <AddressFields fields={fields} kind="billing" />
        </noscript>
      ) : (
        <AddressFields fields={fields} kind="billing" />
      )}
    </Stack>
  )
}
