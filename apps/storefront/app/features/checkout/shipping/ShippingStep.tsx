import { postalLines } from '@selvedge/cart-domain/forms'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { Textarea } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { type RefObject, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { AddressCheck } from '../../address/AddressCheck.tsx'
import { AddressFields } from '../../address/AddressFields.tsx'
import { addressLabels, useAddressKind } from '../../address/addressKind.ts'
import { createFields, type Fields } from '../../forms/createFields.ts'
import { useFieldValue } from '../../forms/useFieldValue.ts'
import { usePaths, useShop } from '../../frame/useShop.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'
import { type RefusedStep, refusedFormResponse } from '../shared/refusedStep.ts'
import { StepForm } from '../shared/StepForm.tsx'
import { useUnsavedAddress } from '../shared/typedAddress.ts'
import { DeliveryMethods, type SelectedDelivery } from './DeliveryMethods.tsx'

const GroupHeading = ({ children }: { readonly children: string }) => (
  <Heading level={2} size="group">
    {children}
  </Heading>
)

type ContactFieldsProps = {
  readonly fields: Fields
  /** The email address of a customer; the form of a customer has no email field. */
  readonly known: string | undefined
}

/** The email address for messages about the order; guests type it twice (spec §5). */
const ContactFields = ({ fields, known }: ContactFieldsProps) => {
  const email = (name: 'email' | 'emailAgain', autoComplete: string) => (
    <TextInput {...fields.field(name)} type="email" inputMode="email" autoComplete={autoComplete} required />
  )
  return (
    <Stack gap="m">
      <GroupHeading>{m.contact()}</GroupHeading>
      {known === undefined ? (
        <>
          {email('email', 'email')}
          {email('emailAgain', 'off')}
        </>
      ) : (
        <Text>{known}</Text>
      )}
    </Stack>
  )
}

type SavedAddressesProps = {
  readonly addresses: CheckoutData['addresses']
  readonly chosen: string
}

/** The address book to choose from, with links that edit one of its addresses or use another one. */
const SavedAddresses = ({ addresses, chosen }: SavedAddressesProps) => {
  const paths = usePaths()
  const shop = useShop()
  const list = useRef<HTMLDivElement>(null)
  const id = useFieldValue(list, 'addressId', chosen)
  return (
    <div ref={list}>
      <Stack gap="m">
        <RadioCards
          name="addressId"
          legend={<GroupHeading>{m.shipping_address()}</GroupHeading>}
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

type ShippingStepProps = {
  readonly checkout: CheckoutData
  readonly refusal: RefusedStep | undefined
  readonly form: RefObject<HTMLFormElement>
  readonly delivery: SelectedDelivery
}

/** The shipping step: contact, address and shipping method. */
export const ShippingStep = ({ checkout, refusal, form, delivery }: ShippingStepProps) => {
  const paths = usePaths()
  const { addressBook, shipping, methods, email } = checkout
  const typed = refusedFormResponse(refusal)
  const initial = {
    country: checkout.country,
    ...shipping,
    stateFor: shipping?.country ?? '',
    email,
    emailAgain: email,
  }
  const kind = useAddressKind(form, {
    country: typed?.values.country ?? initial.country,
    type: typed?.values.addressType ?? shipping?.addressType ?? 'Home/Work',
  })
  const kept = useUnsavedAddress(form, !typed && !shipping)
  const fields = createFields(typed ?? (kept && { values: kept, problems: {} }), initial, addressLabels(kind))
  // An incomplete saved address is completed in the fields.
  const isFromBook = addressBook.open && fields.summary.errors.length === 0
  return (
    <StepForm
      key={kept ? 'kept' : 'own'}
      step="shipping"
      form={form}
      fields={fields}
      action={methods.length > 0 ? m.continue_to_payment() : m.continue_to_delivery()}
      back={{ href: paths.cart(), label: m.back_to_cart() }}
    >
      <ContactFields fields={fields} known={checkout.signedIn ? email : undefined} />
      {isFromBook ? (
        <SavedAddresses
          addresses={checkout.addresses}
          chosen={typed?.values.addressId ?? addressBook.chosen}
        />
      ) : (
        <Stack gap="m">
          <input type="hidden" name="editing" value={addressBook.editing} />
          <AddressFields
            legend={<GroupHeading>{m.shipping_address()}</GroupHeading>}
            fields={fields}
            kind={kind}
            purpose="shipping"
            instructions={
              <Textarea
                {...fields.field('instructions')}
                optional={m.optional()}
                hint={m.instructions_hint()}
                rows={2}
              />
            }
          />
          {checkout.signedIn ? (
            <Checkbox name="saveAddress" defaultChecked={typed?.values.saveAddress === 'on'}>
              {m.save_address()}
            </Checkbox>
          ) : null}
          {checkout.addresses.length > 0 ? (
            <TextLink href={paths.editAddress('list')} place="alone">
              {m.saved_choose()}
            </TextLink>
          ) : null}
        </Stack>
      )}
      {refusal?.kind === 'address' ? <AddressCheck problem={refusal} /> : null}
      {methods.length > 0 ? <DeliveryMethods methods={methods} chosen={delivery.initialMethodId} /> : null}
    </StepForm>
  )
}
