import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Stack } from '@selvedge/ui-kit/Stack'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'
import { AddressFields } from '../shared/AddressFields.tsx'
import type { AddressKind } from '../shared/useAddressKind.ts'
import { WithoutScript } from '../shared/WithoutScript.tsx'
import { askedUnlessTicked, tick, unlessTicked } from '../shared/withoutScript.css.ts'

type BillingAddressProps = {
  readonly fields: ReturnType<typeof createFields>
  readonly kind: AddressKind
  /** Whether it is the shipping address. */
  readonly same: boolean
  readonly onSame: (same: boolean) => void
}

/** The billing address: the one that it ships to, or another. Without script the tick alone shows and hides the fields. */
export const BillingAddress = ({ fields, kind, same, onSame }: BillingAddressProps) => {
  const heading = (
    <Heading level={2} size="group">
      {m.billing_address()}
    </Heading>
  )
  const box = (
    <Checkbox name="billingSame" checked={same} onChange={(event) => onSame(event.currentTarget.checked)}>
      {m.billing_same()}
    </Checkbox>
  )
  const address = (
    <AddressFields
      legend={<Hidden when="visually">{m.billing_address()}</Hidden>}
      fields={fields}
      kind={kind}
      purpose="billing"
    />
  )
  return (
    <div className={unlessTicked}>
      <Stack gap="m">
        {heading}
        <div className={tick}>{box}</div>
        {same ? (
          <WithoutScript>
            <div className={askedUnlessTicked}>{address}</div>
          </WithoutScript>
        ) : (
          <div className={askedUnlessTicked}>{address}</div>
        )}
      </Stack>
    </div>
  )
}
