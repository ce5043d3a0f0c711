import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Divider } from '@selvedge/ui-kit/Divider'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { RefObject } from 'react'
import { m } from '../../../paraglide/messages.js'
import { createFields } from '../../forms/createFields.ts'
import { usePaths } from '../../frame/useShop.ts'
import { AddressFields } from '../shared/AddressFields.tsx'
import { addressLabels } from '../shared/addressLabels.ts'
import type { CheckoutAnswer } from '../shared/checkoutAnswer.ts'
import { EnterSubmits } from '../shared/EnterSubmits.tsx'
import { formAnswer } from '../shared/formAnswer.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'
import { useAddressKind } from '../shared/useAddressKind.ts'
import { AddressCheck } from './AddressCheck.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DeliveryMethods } from './DeliveryMethods.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import type { Delivery } from './useDelivery.ts'
import { useKeptAddress } from './useKeptAddress.ts'

type ShippingStepProps = {
  readonly checkout: CheckoutData
  readonly answer: CheckoutAnswer | undefined
  readonly form: RefObject<HTMLFormElement>
  readonly delivery: Delivery
}

/** Who it is for, where it goes, and how. */
export const ShippingStep = ({ checkout, answer, form: element, delivery }: ShippingStepProps) => {
  const paths = usePaths()
  const navigation = useNavigation()
  const { addressBook, shipping, methods } = checkout
  const form = formAnswer(answer)
  const initial = {
    country: checkout.country,
    ...shipping,
    stateFor: shipping?.country ?? '',
    email: checkout.email,
    emailAgain: checkout.email,
  }
  const kind = useAddressKind(element, {
    country: form?.values.country ?? initial.country,
    type: form?.values.addressType ?? shipping?.addressType ?? 'Home/Work',
  })
  const kept = useKeptAddress(element, !form && !shipping)
  const fields = createFields(form ?? (kept && { values: kept, problems: {} }), initial, addressLabels(kind))
  const chosen = form?.values.addressId ?? addressBook.chosen
  // A saved address that lacks something is completed in the fields.
  const fromBook = addressBook.open && fields.summary.errors.length === 0
  return (
    <Form method="post" action={paths.sendCheckout('shipping')} replace noValidate ref={element}>
      <EnterSubmits />
      <input type="hidden" name="intent" value="shipping" />
      <Stack gap="xl" key={kept ? 'kept' : 'own'}>
        <FormErrorSummary {...fields.summary} />
        <ContactFields fields={fields} known={checkout.signedIn ? checkout.email : undefined} />
        {fromBook ? (
          <SavedAddresses addresses={checkout.addresses} chosen={chosen} />
        ) : (
          <Stack gap="m">
            <input type="hidden" name="editing" value={addressBook.editing} />
            <AddressFields
              legend={
                <Heading level={2} size="group">
                  {m.shipping_address()}
                </Heading>
              }
              fields={fields}
              kind={kind}
              purpose="shipping"
            />
            {checkout.signedIn ? (
              <Checkbox name="saveAddress" defaultChecked={form?.values.saveAddress === 'on'}>
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
        {answer?.kind === 'address' ? <AddressCheck answer={answer} /> : null}
        {methods.length > 0 ? <DeliveryMethods methods={methods} chosen={delivery.chosenAtFirst} /> : null}
        <Divider />
        <Inline justify="between" align="center" gap="m">
          <Button type="submit" size="l" loading={navigation.formData?.get('intent') === 'shipping'}>
            {methods.length > 0 ? m.continue_to_payment() : m.continue_to_delivery()}
          </Button>
          <TextLink href={paths.cart()} place="alone">
            {m.back_to_cart()}
          </TextLink>
        </Inline>
      </Stack>
    </Form>
  )
}
