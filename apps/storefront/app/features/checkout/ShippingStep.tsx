import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Divider } from '@selvedge/ui-kit/Divider'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { createFields, type FormAnswer } from '../forms/createFields.ts'
import { usePaths } from '../frame/useShop.ts'
import { AddressFields, addressLabels } from './AddressFields.tsx'
import type { CheckoutData } from './loadCheckout.server.ts'

type ShippingStepProps = { readonly checkout: CheckoutData; readonly answer: FormAnswer | undefined }

/** Who it is for, where it goes, and how. */
export const ShippingStep = ({ checkout, answer }: ShippingStepProps) => {
  const paths = usePaths()
  const navigation = useNavigation()
  const initial = {
    country: checkout.country,
    ...checkout.shipping,
    email: checkout.email,
    emailAgain: checkout.email,
  }
  const fields = createFields(answer, initial, addressLabels())
  const chosen = checkout.methods.find((method) => method.chosen) ?? checkout.methods[0]
  return (
    <Form method="post" action={paths.editCheckout('shipping')} replace noValidate>
      <input type="hidden" name="intent" value="shipping" />
      <Stack gap="xl">
        <FormErrorSummary title={m.form_incomplete()} errors={fields.errors} />
        <Stack gap="m">
          <Heading level={2} size="group">
            {m.contact()}
          </Heading>
          {checkout.signedIn ? (
            <Text>{checkout.email}</Text>
          ) : (
            <>
              <TextInput
                {...fields.field('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={100}
                required
              />
              <TextInput
                {...fields.field('emailAgain')}
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={100}
                required
              />
            </>
          )}
        </Stack>
        <Stack gap="m">
          <Heading level={2} size="group">
            {m.shipping_address()}
          </Heading>
          <AddressFields fields={fields} kind="shipping" />
        </Stack>
        {checkout.methods.length > 0 ? (
          <RadioCards
            id="delivery"
            legend={
              <Heading level={2} size="group">
                {m.delivery_method()}
              </Heading>
            }
            name="method"
            defaultValue={chosen?.id ?? ''}
            options={checkout.methods.map(({ id, name, note, price, free }) => ({
              value: id,
              label: name,
              note,
              aside: free ? m.free() : price,
            }))}
          />
        ) : null}
        <Checkbox name="billingSame" defaultChecked>
          {m.billing_same()}
        </Checkbox>
        <Divider />
        <Inline justify="between" align="center" gap="m">
          <Button type="submit" size="l" loading={navigation.formData?.get('intent') === 'shipping'}>
            {checkout.methods.length > 0 ? m.continue_to_payment() : m.continue_to_delivery()}
          </Button>
          <TextLink href={paths.cart()}>{m.back_to_cart()}</TextLink>
        </Inline>
      </Stack>
    </Form>
  )
}
