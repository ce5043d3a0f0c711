import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, type MetaFunction, useLoaderData, useRouteError } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { OrderInProgress } from '../features/checkout/placing/OrderInProgress.tsx'
import { cancelApproval, loadOrderAttempt } from '../features/checkout/placing/placeOrder.server.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'success' }

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.problem ? m.placing_failed_title() : m.placing_title())

const attemptOf = (request: Request): string => new URL(request.url).searchParams.get('attempt') ?? ''

export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) =>
  loadOrderAttempt(shop, attemptOf(request))

export const action = ({ context: { shop }, request }: ActionFunctionArgs) =>
  cancelApproval(shop, attemptOf(request))

export default function Placing() {
  const { problem, approvalUrl } = useLoaderData<typeof loader>()
  const paths = usePaths()
  if (!problem) return <OrderInProgress approvalUrl={approvalUrl} />
  return (
    <Container>
      <PageTitle size="page" title={m.placing_failed_title()} />
      <Callout
        tone="error"
        role="alert"
        action={<TextLink href={paths.checkoutStep('review')}>{m.back_to_review()}</TextLink>}
      >
        {problem}
      </Callout>
    </Container>
  )
}

/** When the service does not respond, the page keeps polling: the order is still being processed. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) throw error
  return <OrderInProgress approvalUrl="" overdue="late" />
}
