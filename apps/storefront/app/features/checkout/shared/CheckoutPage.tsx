import { Container } from '@selvedge/ui-kit/Container'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { usePaths } from '../../frame/useShop.ts'
import { BillingStep } from '../payment/BillingStep.tsx'
import { ReviewStep } from '../review/ReviewStep.tsx'
import { useDelivery } from '../shipping/DeliveryMethods.tsx'
import { ShippingStep } from '../shipping/ShippingStep.tsx'
import { CheckoutCallouts, CheckoutWarning } from './CheckoutCallouts.tsx'
import type { CheckoutData } from './loadCheckout.server.ts'
import type { RefusedStep } from './refusedStep.ts'
import { StepColumns } from './StepColumns.tsx'
import { useStepFocus, useStepHistory } from './useOpenStep.ts'

type CheckoutPageProps = {
  readonly checkout: CheckoutData
  /** Why the last submit of the step was refused. */
  readonly sent: RefusedStep | undefined
}

/**
 * The key of the shipping fields. The fields keep their values until the address or the shipping methods change on the
 * server.
 */
const shippingKey = ({ shipping, addressBook, methods }: CheckoutData): string =>
  JSON.stringify([shipping, addressBook, methods.length])

/** The open step, with the order beside it. */
export const CheckoutPage = ({ checkout, sent }: CheckoutPageProps) => {
  const paths = usePaths()
  const title = useStepFocus(checkout.open)
  useStepHistory(checkout.open)
  const refusal = sent?.step === checkout.open ? sent : undefined
  const place = shippingKey(checkout)
  const form = useRef<HTMLFormElement>(null)
  const delivery = useDelivery(form, checkout, refusal)
  const titles = { shipping: m.where_should_it_go(), billing: m.how_to_pay(), review: m.one_last_look() }
  return (
    <div ref={title}>
      {/* The key makes React replace the whole step, so that nothing of the previous step is reused. */}
      <Container key={checkout.open}>
        <StepColumns order={{ ...checkout.cart, summary: delivery.summary }} gap="xl">
          <Stack gap="s">
            <Heading level={1} size="page">
              {titles[checkout.open]}
            </Heading>
            {checkout.open === 'shipping' && !checkout.signedIn ? (
              <Text tone="muted">
                {m.have_account()} <TextLink href={paths.login(paths.checkout())}>{m.login_title()}</TextLink>{' '}
                {m.have_account_why()}
              </Text>
            ) : null}
          </Stack>
          <CheckoutWarning checkout={checkout} />
          <CheckoutCallouts checkout={checkout} refusal={sent} />
          {checkout.open === 'shipping' ? (
            <ShippingStep key={place} checkout={checkout} refusal={refusal} form={form} delivery={delivery} />
          ) : null}
          {checkout.open === 'billing' ? <BillingStep checkout={checkout} refusal={refusal} /> : null}
          {checkout.open === 'review' ? (
            <ReviewStep checkout={checkout} disagreed={refusal?.kind === 'agreement' ? refusal : undefined} />
          ) : null}
        </StepColumns>
      </Container>
    </div>
  )
}
