import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { OrderHistory } from '../features/account/OrderHistory.tsx'
import { loadOrderHistory } from '../features/account/orderHistory.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.orders_title())

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadOrderHistory(context.shop, new URL(request.url))

export default function OrdersPage() {
  const history = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageTitle size="page" title={m.orders_title()} />
      <Columns layout="account">
        <AccountNav current="orders" />
        <OrderHistory {...history} />
      </Columns>
    </Container>
  )
}
