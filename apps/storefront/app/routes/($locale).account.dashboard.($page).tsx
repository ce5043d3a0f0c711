import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Heading } from '@selvedge/ui-kit/Heading'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { loadDashboard } from '../features/account/loadDashboard.server.ts'
import { OrderHistory } from '../features/account/OrderHistory.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.account_label())

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadDashboard(context.shop, params.page, request)

export default function Dashboard() {
  const account = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageTitle
        size="page"
        title={m.greeting({ name: account.firstName })}
        text={account.group ? m.member_of({ group: account.group }) : undefined}
      />
      <Columns layout="account">
        <AccountNav current={account.page} />
        <Stack gap="l">
          <Heading level={2} size="section">
            {m.orders_title()}
          </Heading>
          <OrderHistory {...account.history} />
        </Stack>
      </Columns>
    </Container>
  )
}
