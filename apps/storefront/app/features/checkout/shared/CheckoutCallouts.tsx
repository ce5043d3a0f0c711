import { Callout } from '@selvedge/ui-kit/Callout'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../../paraglide/messages.js'
import { FocusOnChange } from '../../forms/FocusOnChange.tsx'
import { usePaths } from '../../frame/useShop.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import type { CheckoutData } from './loadCheckout.server.ts'
import { StepAlert } from './StepAlert.tsx'

type CheckoutCalloutsProps = {
  readonly checkout: CheckoutData
  readonly answer: CheckoutAnswer | undefined
}

/** What went wrong, above the step: with what was sent, or else with what the page would have shown (spec §8). */
export const CheckoutCallouts = ({ checkout, answer }: CheckoutCalloutsProps) => {
  const paths = usePaths()
  const again = (label: string) => <TextLink href={paths.editCheckout('shipping')}>{label}</TextLink>
  if (answer) return <StepAlert answer={answer} />
  return (
    <>
      {checkout.ratesFailed ? (
        <Callout tone="error" role="alert" action={again(m.delivery_retry())}>
          {m.rates_failed()}
        </Callout>
      ) : null}
      {checkout.methodsFailed ? (
        <Callout tone="error" role="alert" action={again(m.try_again())}>
          {m.methods_failed()}
        </Callout>
      ) : null}
      {checkout.open === 'billing' && checkout.payment === undefined ? (
        <Callout tone="error" role="alert">
          {m.payment_failed_to_load()}
        </Callout>
      ) : null}
      {checkout.paymentCancelled ? (
        <FocusOnChange of={checkout.paymentCancelled}>
          <Callout tone="info" role="status">
            {m.payment_cancelled()}
          </Callout>
        </FocusOnChange>
      ) : null}
      {checkout.paymentAgain ? (
        <Callout tone="error" role="alert">
          {m.payment_declined()}
        </Callout>
      ) : null}
    </>
  )
}
