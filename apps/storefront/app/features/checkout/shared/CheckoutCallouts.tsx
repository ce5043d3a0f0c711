import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../../paraglide/messages.js'
import { FocusOnChange, FormAlert } from '../../forms/FocusOnChange.tsx'
import { usePaths } from '../../frame/useShop.ts'
import type { CheckoutData } from './loadCheckout.server.ts'
import type { RefusedStep } from './refusedStep.ts'

/** Shows the checkout's warning until the shopper dismisses it. */
export const CheckoutWarning = ({ checkout: { warning, open } }: { readonly checkout: CheckoutData }) => {
  const paths = usePaths()
  if (!warning) return null
  return (
    <Form method="post" action={paths.checkout()} replace preventScrollReset>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="open" value={open} />
      <Callout
        tone="warning"
        role="status"
        action={
          <Button type="submit" size="s" tone="secondary">
            {m.dismiss()}
          </Button>
        }
      >
        {warning === 'address-not-saved' ? m.address_not_saved() : m.lines_left_behind()}
      </Callout>
    </Form>
  )
}

/** Problems that are shown at their fields. */
const inPlace: readonly RefusedStep['kind'][] = ['form', 'fields', 'address', 'agreement']

/** Why the step was refused, announced and focused (spec §8). */
const StepAlert = ({ refusal }: { readonly refusal: RefusedStep }) => {
  const paths = usePaths()
  if (inPlace.includes(refusal.kind)) return null
  const action =
    refusal.kind === 'expired' ? (
      <TextLink href={paths.login(paths.checkout())}>{m.login_title()}</TextLink>
    ) : refusal.kind === 'cart' ? (
      <TextLink href={paths.cart()}>{m.back_to_cart()}</TextLink>
    ) : refusal.kind === 'order' && refusal.problem.kind === 'payment-declined' ? (
      <TextLink href={paths.editCheckout('billing')}>{m.pay_otherwise()}</TextLink>
    ) : undefined
  return (
    <FormAlert of={refusal} action={action}>
      {refusal.message}
      {refusal.kind === 'checkout-empty' ? <Text size="small">{m.checkout_empty_hint()}</Text> : null}
    </FormAlert>
  )
}

type CheckoutCalloutsProps = {
  readonly checkout: CheckoutData
  readonly refusal: RefusedStep | undefined
}

/**
 * The errors above the step. If the submitted form was refused, only the reason is shown; otherwise the errors of the
 * page are shown (spec §8).
 */
export const CheckoutCallouts = ({ checkout, refusal }: CheckoutCalloutsProps) => {
  const paths = usePaths()
  if (refusal) return <StepAlert refusal={refusal} />
  const retry = (label: string) => <TextLink href={paths.editCheckout('shipping')}>{label}</TextLink>
  const { open, payment } = checkout
  const errors = [
    ...(checkout.ratesFailed ? [{ text: m.rates_failed(), action: retry(m.delivery_retry()) }] : []),
    ...(checkout.methodsFailed ? [{ text: m.methods_failed(), action: retry(m.try_again()) }] : []),
    ...(open === 'billing' && !payment ? [{ text: m.payment_failed_to_load(), action: undefined }] : []),
    ...(checkout.paymentAgain ? [{ text: m.payment_declined(), action: undefined }] : []),
  ]
  return (
    <>
      {errors.map(({ text, action }) => (
        <Callout key={text} tone="error" role="alert" action={action}>
          {text}
        </Callout>
      ))}
      {checkout.paymentCancelled ? (
        <FocusOnChange of={checkout.paymentCancelled}>
          <Callout tone="info" role="status">
            {m.payment_cancelled()}
          </Callout>
        </FocusOnChange>
      ) : null}
    </>
  )
}
