import { postalLines } from '@selvedge/cart-domain/forms'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useFieldValue } from '../../forms/useFieldValue.ts'
import { usePaths, useShop } from '../../frame/useShop.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'

type SavedAddressesProps = {
  readonly addresses: CheckoutData['addresses']
  readonly chosen: string
}

/** The address book to choose from, with ways to change an address of it and to another one. */
export const SavedAddresses = ({ addresses, chosen }: SavedAddressesProps) => {
  const paths = usePaths()
  const shop = useShop()
  const list = useRef<HTMLDivElement>(null)
  const id = useFieldValue(list, 'addressId', chosen)
  return (
    <div ref={list}>
      <Stack gap="m">
        <RadioCards
          name="addressId"
          legend={
            <Heading level={2} size="group">
              {m.shipping_address()}
            </Heading>
          }
          defaultValue={chosen}
          options={addresses.map((address) => {
            const [name = '', ...rest] = postalLines(address, shop?.locale ?? 'en-US')
            return { value: address.id, label: name, note: rest.join(', ') }
          })}
        />
        <Inline gap="l">
          <TextLink href={paths.editAddress(id)}>{m.saved_edit()}</TextLink>
          <TextLink href={paths.editAddress('new')}>{m.saved_new()}</TextLink>
        </Inline>
      </Stack>
    </div>
  )
}
