import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Stack } from '@selvedge/ui-kit/Stack'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'
import { useHydrated } from '../../frame/useHydrated.ts'
import { AddressFields } from '../shared/AddressFields.tsx'
import { askedUnlessTicked, tick, unlessTicked } from '../shared/conditionalFields.css.ts'
import type { AddressKind } from '../shared/useAddressKind.ts'

type BillingAddressProps = {
  readonly fields: ReturnType<typeof createFields>
  readonly kind: AddressKind
  /** Whether it is the shipping address. */
  readonly same: boolean
  /** What the page was rendered with. */
  readonly sameAtFirst: boolean
}

/** The billing address: the shipping address, or another. The checkbox shows and hides the fields, also without JavaScript. */
export const BillingAddress = ({ fields, kind, same, sameAtFirst }: BillingAddressProps) => {
  const isHydrated = useHydrated()
  return (
    <div className={unlessTicked}>
      <Stack gap="m">
        <Heading level={2} size="group">
          {m.billing_address()}
        </Heading>
        <div className={tick}>
          <Checkbox name="billingSame" defaultChecked={sameAtFirst}>
            {m.billing_same()}
          </Checkbox>
        </div>
        {/* Hidden fields are not sent. Without JavaScript they are: the checkbox may still be turned off. */}
        <fieldset className={askedUnlessTicked} disabled={isHydrated && same}>
          <AddressFields
            legend={<Hidden when="visually">{m.billing_address()}</Hidden>}
            fields={fields}
            kind={kind}
            purpose="billing"
          />
        </fieldset>
      </Stack>
    </div>
  )
}
