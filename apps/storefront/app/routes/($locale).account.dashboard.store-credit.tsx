import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { StoreCredit } from '../features/account/StoreCredit.tsx'
import { loadStoreCredit, redeemCode } from '../features/account/storeCredit.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context }: LoaderFunctionArgs) => loadStoreCredit(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  redeemCode(context.shop, await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(async (form) => ({
  form: 'redeem',
  message: m.connection_lost(),
  problems: {},
  values: { giftCard: String(form.get('giftCard') ?? '') },
}))

export default function StoreCreditPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} />
      <Columns layout="account">
        <AccountNav current="store-credit" />
        <StoreCredit data={data} result={result} />
      </Columns>
    </Container>
  )
}
