import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { PaymentMethods } from '../features/account/PaymentMethods.tsx'
import { changePaymentMethods, loadPaymentMethods } from '../features/account/paymentMethods.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPaymentMethods(context.shop, new URL(request.url))

/**
 * With card fields, this page is loaded as a document, like the checkout, so that its own content security policy
 * allows the payment provider.
 */
export const clientLoader = async ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  const page = await serverLoader<typeof loader>()
  const [loaded] = performance.getEntriesByType('navigation')
  if (page.fields && loaded && new URL(loaded.name).pathname !== new URL(request.url).pathname)
    throw redirectDocument(request.url)
  return page
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  changePaymentMethods(context.shop, await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(async (form) => ({
  form: form.get('form'),
  message: m.connection_lost(),
  problems: {},
  values: { sameToken: 'on' },
}))

export default function PaymentMethodsPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} />
      <Columns layout="account">
        <AccountNav current="payment-methods" />
        <PaymentMethods data={data} result={result} />
      </Columns>
    </Container>
  )
}
