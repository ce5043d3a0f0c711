import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { answerText } from '../features/checkout/answerText.ts'
import { BillingStep } from '../features/checkout/BillingStep.tsx'
import { CheckoutBar, CheckoutSummary } from '../features/checkout/CheckoutSummary.tsx'
import { loadCheckout } from '../features/checkout/loadCheckout.server.ts'
import { ReviewStep } from '../features/checkout/ReviewStep.tsx'
import { ShippingStep } from '../features/checkout/ShippingStep.tsx'
import { takeStep } from '../features/checkout/takeStep.server.ts'
import { useStepFocus } from '../features/checkout/useStepFocus.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'checkout' }
export const meta: MetaFunction = () => privateMeta(m.checkout_title())

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCheckout(context.shop, request)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  takeStep(context.shop, await request.formData())

export default function Checkout() {
  const checkout = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const paths = usePaths()
  const title = useStepFocus(checkout.open)
  const form = answer?.kind === 'form' && answer.step === checkout.open ? answer : undefined
  const titles = { shipping: m.where_should_it_go(), billing: m.how_to_pay(), review: m.one_last_look() }
  return (
    <div ref={title}>
      <Container>
        <CheckoutBar cart={checkout.cart} editable="editable" />
        <PageTitle size="page" title={titles[checkout.open]} />
        <Columns layout="checkout">
          <div>
            <Stack gap="xl">
              {checkout.open === 'shipping' && !checkout.signedIn ? (
                <Text tone="soft">
                  {m.have_account()}{' '}
                  <TextLink href={paths.login(paths.checkout())}>{m.login_title()}</TextLink>{' '}
                  {m.have_account_why()}
                </Text>
              ) : null}
              {answer && answer.kind !== 'form' ? (
                <Callout tone="error" role="alert">
                  {answerText(answer)}
                </Callout>
              ) : null}
              {checkout.open === 'billing' && checkout.payment === undefined ? (
                <Callout tone="error">{m.payment_failed_to_load()}</Callout>
              ) : null}
              {checkout.paymentAgain && !answer ? (
                <Callout tone="error" role="alert">
                  {m.payment_declined()}
                </Callout>
              ) : null}
              {checkout.methodsFailed ? <Callout tone="error">{m.methods_failed()}</Callout> : null}
              {checkout.open === 'shipping' ? (
                <ShippingStep key={checkout.methods.length} checkout={checkout} answer={form} />
              ) : null}
              {checkout.open === 'billing' ? <BillingStep checkout={checkout} answer={form} /> : null}
              {checkout.open === 'review' ? (
                <ReviewStep checkout={checkout} disagreed={answer?.kind === 'agreement'} />
              ) : null}
            </Stack>
          </div>
          <CheckoutSummary cart={checkout.cart} editable="editable" />
        </Columns>
      </Container>
    </div>
  )
}
