import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Divider } from '@selvedge/ui-kit/Divider'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { createFields, type FormAnswer } from '../forms/createFields.ts'
import { usePaths } from '../frame/useShop.ts'
import { AddressFields, addressLabels } from './AddressFields.tsx'
import { CardFields, type CardFieldsHandle } from './CardFields.tsx'
import type { CheckoutData } from './loadCheckout.server.ts'

type BillingStepProps = { readonly checkout: CheckoutData; readonly answer: FormAnswer | undefined }

/** The card, entered in the provider's own fields or on its own page, and the billing address. */
export const BillingStep = ({ checkout, answer }: BillingStepProps) => {
  const paths = usePaths()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const card = useRef<CardFieldsHandle>(null)
  const [same, setSame] = useState(answer === undefined)
  const [keep, setKeep] = useState(checkout.card !== undefined)
  const [waiting, setWaiting] = useState(false)
  const fields = createFields(answer, { country: checkout.country, ...checkout.billing }, addressLabels())
  return (
    <Form
      method="post"
      action={paths.editCheckout('billing')}
      replace
      noValidate
      ref={form}
      onSubmit={(event) => {
        // With script the provider's fields give a token first; without, the form goes to the provider's own page.
        if (keep || !card.current || token.current?.value) return
        event.preventDefault()
        setWaiting(true)
        card.current.submit()
      }}
    >
      <input type="hidden" name="intent" value="billing" />
      <input type="hidden" name="cardToken" defaultValue="" ref={token} />
      <Stack gap="xl">
        <FormErrorSummary title={m.form_incomplete()} errors={fields.errors} />
        <Stack gap="m">
          <Heading level={2} size="group">
            {m.card()}
          </Heading>
          {checkout.card ? (
            <Checkbox
              name="keepCard"
              checked={keep}
              onChange={(event) => setKeep(event.currentTarget.checked)}
            >
              {m.keep_card({
                brand: checkout.card.brand,
                last4: checkout.card.last4,
                expires: checkout.card.expires,
              })}
            </Checkbox>
          ) : null}
          {keep ? null : (
            <CardFields
              ref={card}
              url={checkout.cardFieldsUrl}
              origin={checkout.origin}
              onToken={(value) => {
                setWaiting(false)
                if (token.current) token.current.value = value
                form.current?.requestSubmit()
              }}
              onRefused={() => setWaiting(false)}
            />
          )}
        </Stack>
        <Stack gap="m">
          <Heading level={2} size="group">
            {m.billing_address()}
          </Heading>
          <Checkbox
            name="billingSame"
            checked={same}
            onChange={(event) => setSame(event.currentTarget.checked)}
          >
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
        <Divider />
        <Inline justify="between" align="center" gap="m">
          <Button
            type="submit"
            size="l"
            loading={waiting || navigation.formData?.get('intent') === 'billing'}
          >
            {m.continue_to_review()}
          </Button>
          <TextLink href={paths.editCheckout('shipping')}>{m.back_to_shipping()}</TextLink>
        </Inline>
      </Stack>
    </Form>
  )
}
