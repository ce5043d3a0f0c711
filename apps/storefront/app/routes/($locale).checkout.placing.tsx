import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { isRouteErrorResponse, type MetaFunction, useLoaderData, useRouteError } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { forgetAttempt } from '../features/checkout/placing/forgetAttempt.server.ts'
import { giveUpApproval } from '../features/checkout/placing/giveUpApproval.server.ts'
import { OrderUnderWay } from '../features/checkout/placing/OrderUnderWay.tsx'
import { answerText } from '../features/checkout/shared/answerText.ts'
import { notFound, unavailable } from '../features/errors/failures.server.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'success' }

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.problem ? m.placing_failed_title() : m.placing_title())

export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const id = new URL(request.url).searchParams.get('attempt') ?? ''
  const first = await shop.checkout.attempt(id)
  // Whoever comes here while an approval is awaited comes from giving it.
  const answer = first.ok && first.value.approval ? await shop.checkout.approved(id) : first
  if (!answer.ok) throw answer.problem.kind === 'unavailable' ? unavailable() : notFound()
  const { state, orderNumber, problem, approval } = answer.value
  if (state === 'placed' && orderNumber) {
    shop.cart.forget()
    throw redirect(shop.paths.success(orderNumber))
  }
  if (state === 'failed') forgetAttempt(shop, id)
  return {
    approvalUrl: state === 'running' ? (approval?.url ?? '') : '',
    problem: state === 'failed' ? (problem ?? ({ kind: 'refused', code: 'General' } as const)) : undefined,
  }
}

export const action = ({ context: { shop }, request }: ActionFunctionArgs) =>
  giveUpApproval(shop, new URL(request.url).searchParams.get('attempt') ?? '')

export default function Placing() {
  const { problem, approvalUrl } = useLoaderData<typeof loader>()
  const paths = usePaths()
  if (!problem) return <OrderUnderWay approvalUrl={approvalUrl} />
  return (
    <Container>
      <PageTitle size="page" title={m.placing_failed_title()} />
      <Callout
        tone="error"
        role="alert"
        action={<TextLink href={paths.checkoutStep('review')}>{m.back_to_review()}</TextLink>}
      >
        {answerText({ kind: 'order', problem })}
      </Callout>
    </Container>
  )
}

/** Who cannot be answered now is answered later: the order goes on meanwhile. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) throw error
  return <OrderUnderWay approvalUrl="" late="late" />
}
