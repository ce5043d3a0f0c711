import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { loadOverview } from '../features/account/loadOverview.server.ts'
import { Overview } from '../features/account/Overview.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.account_label())

export const loader = ({ context }: LoaderFunctionArgs) => loadOverview(context.shop)

export default function OverviewPage() {
  const overview = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageTitle size="page" title={overview.title} text={overview.text || undefined} />
      <Columns layout="account">
        <AccountNav current="" />
        <Overview {...overview} />
      </Columns>
    </Container>
  )
}
