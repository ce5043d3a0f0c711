import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Divider } from '@selvedge/ui-kit/Divider'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { createFields } from '../../forms/createFields.ts'
import { useFieldValue } from '../../forms/useFieldValue.ts'
import { usePaths } from '../../frame/useShop.ts'
import { addressLabels } from '../shared/addressLabels.ts'
import type { CheckoutAnswer } from '../shared/checkoutAnswer.ts'
import { EnterSubmits } from '../shared/EnterSubmits.tsx'
import { formAnswer } from '../shared/formAnswer.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'
import { type AddressKind, useAddressKind } from '../shared/useAddressKind.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { CardFields, type CardFieldsHandle } from './CardFields.tsx'
import { paymentChoices } from './paymentChoices.tsx'

type BillingStepProps = { readonly checkout: CheckoutData; readonly answer: CheckoutAnswer | undefined }

const labels = (kind: AddressKind) => ({
  purchaseOrder: m.pay_purchase_order_number(),
  ...addressLabels(kind),
})

/** Whether a required field that is shown is empty. A PO box needs no street. */
const lacksSomething = (form: HTMLFormElement): boolean => {
  const box = form.querySelector<HTMLInputElement>('[name=poBox]')?.value.trim()
  return [...form.querySelectorAll(`[name]:invalid${box ? ':not([name=line1])' : ''}`)].some((field) =>
    field.checkVisibility(),
  )
}

/** How it is paid, in the provider's own fields or on its own page, and the billing address. */
export const BillingStep = ({ checkout, answer }: BillingStepProps) => {
  const paths = usePaths()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const card = useRef<CardFieldsHandle>(null)
  const { payment, billing } = checkout
  const typed = formAnswer(answer)
  const methodAtFirst =
    typed?.values.method ??
    checkout.paymentCancelled ??
    // A declined payment is tried again only when the shopper chooses it.
    (payment?.chosen && !payment.declined ? 'keep' : 'card')
  const creditAtFirst = typed ? typed.values.credit === 'on' : Boolean(payment?.credit?.used)
  const asksWhich = answer?.kind === 'billing-edited'
  const sameAtFirst = typed ? typed.values.billingSame === 'on' && !asksWhich : checkout.billingSame
  const method = useFieldValue(form, 'method', methodAtFirst)
  const credit = useFieldValue(form, 'credit', creditAtFirst ? 'on' : '') === 'on'
  const same = useFieldValue(form, 'billingSame', sameAtFirst ? 'on' : '') === 'on'
  const [waiting, setWaiting] = useState(false)
  const kind = useAddressKind(form, {
    country: typed?.values.country ?? billing?.country ?? checkout.country,
    type: typed?.values.addressType ?? billing?.addressType ?? 'Home/Work',
  })
  const fields = createFields(
    typed,
    { country: checkout.country, ...billing, stateFor: billing?.country ?? '' },
    labels(kind),
  )
  const creditPaysAll = credit && payment?.credit?.enough === true
  const cardFields = (
    <Stack gap="s">
      {method === 'card' ? (
        <CardFields
          ref={card}
          source={checkout.cardSource}
          origin={checkout.origin}
          onToken={(value) => {
            setWaiting(false)
            if (token.current) token.current.value = value
            form.current?.requestSubmit()
          }}
          onRefused={() => setWaiting(false)}
        />
      ) : null}
      {checkout.signedIn ? <Checkbox name="saveCard">{m.pay_save_card()}</Checkbox> : null}
    </Stack>
  )
  return (
    <Form
      method="post"
      action={paths.sendCheckout('billing')}
      replace
      noValidate
      ref={form}
      onSubmit={(event) => {
        // The provider's fields give a token first. Without them the form leads to the provider's own page.
        const needsToken = method === 'card' && !creditPaysAll && checkout.cardSource.kind !== 'none'
        if (!needsToken || !card.current || token.current?.value) return
        // What the billing address lacks is told first, without using the card up.
        if (!same && lacksSomething(event.currentTarget)) return
        event.preventDefault()
        setWaiting(true)
        card.current.submit()
      }}
    >
      <EnterSubmits />
      <input type="hidden" name="intent" value="billing" />
      <input type="hidden" name="cardToken" defaultValue="" ref={token} />
      <Stack gap="xl">
        <FormErrorSummary {...fields.summary} />
        {payment?.credit ? (
          <Checkbox
            name="credit"
            defaultChecked={creditAtFirst}
            hint={m.pay_credit_note({ available: payment.credit.available })}
          >
            {m.pay_credit({ most: payment.credit.most })}
          </Checkbox>
        ) : null}
        {payment && !creditPaysAll ? (
          <RadioCards
            name="method"
            legend={
              <Heading level={2} size="group">
                {m.pay_title()}
              </Heading>
            }
            defaultValue={methodAtFirst}
            options={paymentChoices(payment, fields, cardFields)}
          />
        ) : null}
        {asksWhich ? <input type="hidden" name="billingAsked" value="on" /> : null}
        <BillingAddress fields={fields} kind={kind} same={same} sameAtFirst={sameAtFirst} />
        <Divider />
        <Inline justify="between" align="center" gap="m">
          <Button
            type="submit"
            size="l"
            loading={waiting || navigation.formData?.get('intent') === 'billing'}
          >
            {m.continue_to_review()}
          </Button>
          <TextLink href={paths.editCheckout('shipping')} place="alone">
            {m.back_to_shipping()}
          </TextLink>
        </Inline>
      </Stack>
    </Form>
  )
}
