import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { AddressFields } from '../../address/AddressFields.tsx'
import { type AddressKind, addressLabels, useAddressKind } from '../../address/addressKind.ts'
import { createFields, type Fields } from '../../forms/createFields.ts'
import { useFieldValue } from '../../forms/useFieldValue.ts'
import { useHydrated } from '../../frame/useHydrated.ts'
import { usePaths } from '../../frame/useShop.ts'
import {
  uncheckedOnlyCheckbox,
  uncheckedOnlyFields,
  uncheckedOnlyGroup,
} from '../shared/conditionalFields.css.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'
import { type RefusedStep, refusedFormResponse } from '../shared/refusedStep.ts'
import { StepForm } from '../shared/StepForm.tsx'
import { CardFields, type CardFieldsHandle } from './CardFields.tsx'
import { cardBillingField } from './cardBillingField.ts'
import { paymentChoices } from './paymentChoices.tsx'

type BillingAddressProps = {
  readonly fields: Fields
  readonly kind: AddressKind
  /** Whether the billing address is the shipping address. */
  readonly same: boolean
  /** The value of `same` with which the page was rendered. */
  readonly initialSame: boolean
}

/**
 * The choice of the billing address: the shipping address, or another address. The checkbox shows and hides the fields,
 * also without JavaScript.
 */
const BillingAddress = ({ fields, kind, same, initialSame }: BillingAddressProps) => {
  const isHydrated = useHydrated()
  return (
    <div className={uncheckedOnlyGroup}>
      <Stack gap="m">
        <Heading level={2} size="group">
          {m.billing_address()}
        </Heading>
        <div className={uncheckedOnlyCheckbox}>
          <Checkbox name="billingSame" defaultChecked={initialSame}>
            {m.billing_same()}
          </Checkbox>
        </div>
        {/* Hidden fields are not sent. Without JavaScript they are sent, because the checkbox can still be turned off. */}
        <fieldset className={uncheckedOnlyFields} disabled={isHydrated && same}>
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

/** Whether a required field that is shown is empty. A PO box needs no street. */
const hasEmptyRequiredField = (form: HTMLFormElement): boolean => {
  const box = form.querySelector<HTMLInputElement>('[name=poBox]')?.value.trim()
  return [...form.querySelectorAll(`[name]:invalid${box ? ':not([name=line1])' : ''}`)].some((field) =>
    field.checkVisibility(),
  )
}

type BillingStepProps = { readonly checkout: CheckoutData; readonly refusal: RefusedStep | undefined }

/** The billing step: the payment, in the provider's own fields or on its own page, and the billing address. */
export const BillingStep = ({ checkout, refusal }: BillingStepProps) => {
  const paths = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const card = useRef<CardFieldsHandle>(null)
  const { payment, billing } = checkout
  const typed = refusedFormResponse(refusal)
  const initialMethod =
    typed?.values.method ??
    checkout.paymentCancelled ??
    // A declined payment is used again only when the shopper selects it.
    (payment?.chosen && !payment.declined ? 'keep' : 'card')
  const initialCredit = typed ? typed.values.credit === 'on' : Boolean(payment?.credit?.used)
  const mustConfirmBilling = refusal?.kind === 'billing-edited'
  const sameAtFirst = typed ? typed.values.billingSame === 'on' && !mustConfirmBilling : checkout.billingSame
  const method = useFieldValue(form, 'method', initialMethod)
  const credit = useFieldValue(form, 'credit', initialCredit ? 'on' : '') === 'on'
  const same = useFieldValue(form, 'billingSame', sameAtFirst ? 'on' : '') === 'on'
  const billedCard = payment?.savedCards.find(({ id, billing }) => billing && method === `saved:${id}`)
  const isCardBilled = useFieldValue(form, cardBillingField(billedCard?.id ?? ''), '') === 'on'
  const isHydrated = useHydrated()
  const [waiting, setWaiting] = useState(false)
  const kind = useAddressKind(form, {
    country: typed?.values.country ?? billing?.country ?? checkout.country,
    type: typed?.values.addressType ?? billing?.addressType ?? 'Home/Work',
  })
  const fields = createFields(
    typed,
    {
      country: checkout.country,
      ...billing,
      stateFor: billing?.country ?? '',
      // A card is billed to its own address unless the shopper turns that off.
      ...(typed
        ? {}
        : Object.fromEntries((payment?.savedCards ?? []).map(({ id }) => [cardBillingField(id), 'on']))),
    },
    { purchaseOrder: m.pay_purchase_order_number(), ...addressLabels(kind) },
  )
  const creditPaysAll = credit && payment?.credit?.enough === true
  const cardFields = (
    <Stack gap="s">
      {method === 'card' ? (
        <CardFields
          ref={card}
          source={checkout.cardSource}
          origin={checkout.origin}
          note={m.card_safe()}
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
    <StepForm
      step="billing"
      form={form}
      fields={fields}
      action={m.continue_to_review()}
      isWaiting={waiting}
      back={{ href: paths.editCheckout('shipping'), label: m.back_to_shipping() }}
      onSubmit={(event) => {
        // Before the form is sent, the provider's fields return a token. Without these fields the form redirects to the
        // provider's own page.
        const needsToken = method === 'card' && !creditPaysAll && checkout.cardSource.kind !== 'none'
        if (!needsToken || !card.current || token.current?.value) return
        // Missing fields of the billing address are shown first, without using up a token.
        if (!same && hasEmptyRequiredField(event.currentTarget)) return
        event.preventDefault()
        setWaiting(true)
        card.current.submit()
      }}
    >
      <input type="hidden" name="cardToken" defaultValue="" ref={token} />
      {payment?.credit ? (
        <Checkbox
          name="credit"
          defaultChecked={initialCredit}
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
          defaultValue={initialMethod}
          options={paymentChoices(payment, fields, cardFields, checkout.signedIn)}
        />
      ) : null}
      {mustConfirmBilling ? <input type="hidden" name="billingAsked" value="on" /> : null}
      <div hidden={isHydrated && isCardBilled}>
        <BillingAddress fields={fields} kind={kind} same={same} initialSame={sameAtFirst} />
      </div>
    </StepForm>
  )
}
