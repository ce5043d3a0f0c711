import type { LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, type MetaFunction, useLoaderData, useRouteError } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { ProgressDots } from '@selvedge/ui-kit/ProgressDots'
import { Text } from '@selvedge/ui-kit/Text'
import { loadOrder } from '../features/account/orderView.server.ts'
import { OrderContents } from '../features/cart/OrderContents.tsx'
import { orderPaymentTexts } from '../features/checkout/payment/paymentText.ts'
import { OrderInProgress } from '../features/checkout/placing/OrderInProgress.tsx'
import { GiftSection, PostalAddress, ReviewSection } from '../features/checkout/review/ReviewSection.tsx'
import { CheckoutColumns } from '../features/checkout/shared/CheckoutColumns.tsx'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths, useShop } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'success' }
const titleOf = (order: { readonly shipped: boolean }): string =>
  order.shipped ? m.success_title() : m.success_title_membership()

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  privateMeta(!loaded ? m.success_late_title() : loaded.order ? titleOf(loaded.order) : m.not_your_order())

export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) =>
  loadOrder(shop, new URL(request.url).searchParams.get('order') ?? '')

/** The order has been placed even if it cannot be read now, so the page keeps polling. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status !== 503) throw error
  return <OrderInProgress approvalUrl="" overdue="late" title={m.success_late_title()} />
}

export default function Success() {
  const { order } = useLoaderData<typeof loader>()
  const paths = usePaths()
  const homeLink = <Button href={useShop()?.back?.home ?? paths.home()}>{m.success_action()}</Button>
  if (!order) return <EmptyState level={1} title={m.not_your_order()} action={homeLink} />
  return (
    <Container>
      <CheckoutColumns order={order} gap="l">
        <Heading level={1} size="page">
          {titleOf(order)}
        </Heading>
        <Text size="lead">{m.success_number({ number: order.number })}</Text>
        {order.shipped ? <ProgressDots value={1} label={m.success_next()} /> : null}
        <Text tone="muted">{m.success_mail({ email: order.email })}</Text>
        {order.shipped && order.shipTo ? (
          <ReviewSection title={m.review_where()}>
            <PostalAddress address={order.shipTo} />
          </ReviewSection>
        ) : null}
        {order.paid.length > 0 ? (
          <ReviewSection title={m.review_paid()}>
            {orderPaymentTexts(order.paid).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </ReviewSection>
        ) : null}
        <GiftSection gift={order.gift} />
        <Hidden when="fromLg">
          <OrderContents order={order} />
        </Hidden>
        <div>{homeLink}</div>
      </CheckoutColumns>
    </Container>
  )
}
