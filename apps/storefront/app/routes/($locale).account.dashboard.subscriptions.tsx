import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { Subscriptions } from '../features/account/Subscriptions.tsx'
import { changeRenewal, loadSubscriptions } from '../features/account/subscriptions.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const loader = ({ context }: LoaderFunctionArgs) => loadSubscriptions(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  changeRenewal(context.shop, await request.formData())

/** When there is no connection, the page stays open and shows a message. */
export const clientAction = stayWhenOffline(async () => ({
  form: 'renewal',
  message: m.connection_lost(),
  problems: {},
  values: {},
}))

export default function SubscriptionsPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} />
      <Columns layout="account">
        <AccountNav current="subscriptions" />
        <Subscriptions data={data} result={result} />
      </Columns>
    </Container>
  )
}
