import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { changeProfile } from '../features/account/changeProfile.server.ts'
import { ProfileSections } from '../features/account/ProfileSections.tsx'
import { loadProfile } from '../features/account/profile.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context }: LoaderFunctionArgs) => loadProfile(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  changeProfile(context.shop, await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(async (form) => ({
  form: form.get('form'),
  message: m.connection_lost(),
  problems: {},
  values: {},
}))

export default function Profile() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} />
      <Columns layout="account">
        <AccountNav current="profile" />
        <ProfileSections key={data.email} data={data} result={result} />
      </Columns>
    </Container>
  )
}
