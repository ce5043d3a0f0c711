import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { Subscriptions } from '../features/account/Subscriptions.tsx'
import { loadSubscriptions } from '../features/account/subscriptions.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const loader = ({ context }: LoaderFunctionArgs) => loadSubscriptions(context.shop)

export default function SubscriptionsPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} />
      <Columns layout="account">
        <AccountNav current="subscriptions" />
        <Subscriptions data={data} />
      </Columns>
    </Container>
  )
}
