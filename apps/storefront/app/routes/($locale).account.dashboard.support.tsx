import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { Support } from '../features/account/Support.tsx'
import { loadSupport, sendMessage } from '../features/account/support.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSupport(context.shop, new URL(request.url))

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendMessage(context.shop, await request.formData())

/** Without a connection the page stays with what was typed, with a message. */
export const clientAction = stayWhenOffline(async () => ({
  form: 'support',
  message: m.connection_lost(),
  problems: {},
  values: {},
}))

export default function SupportPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const content = <Support key={data.id} data={data} result={result} />
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} text={data.texts.text} />
      {data.isCustomer ? (
        <Columns layout="account">
          <AccountNav current="support" />
          {content}
        </Columns>
      ) : (
        content
      )}
    </Container>
  )
}
