import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { BillingAddress } from '../features/account/BillingAddress.tsx'
import { changeBillingAddress, loadBillingAddress } from '../features/account/billingAddress.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { typedValues } from '../features/forms/typedValues.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadBillingAddress(context.shop, params.id ?? '')

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  changeBillingAddress(context.shop, params.id ?? '', await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(async (form) => ({
  form: form.get('form'),
  message: m.connection_lost(),
  problems: {},
  values: typedValues(form),
}))

export default function BillingAddressPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} />
      <Columns layout="account">
        <AccountNav current="payment-methods" />
        <BillingAddress data={data} result={useActionData<typeof action>()} />
      </Columns>
    </Container>
  )
}
