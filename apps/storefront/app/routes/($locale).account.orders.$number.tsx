import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { cancelFromForm } from '../features/account/cancelOrder.server.ts'
import { notOnPaper, orderTop } from '../features/account/OrderPage.css.ts'
import { OrderPage } from '../features/account/OrderPage.tsx'
import { loadOrderPage } from '../features/account/orderPageView.server.ts'
import { reorderFromForm } from '../features/account/reorder.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded?.title ?? '')

export const loader = ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  loadOrderPage(shop, params.number ?? '', new URL(request.url))

export const action = async ({ context: { shop }, params: { number = '' }, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const key = new URL(request.url).searchParams.get('key')
  return form.get('intent') === 'cancel'
    ? cancelFromForm(shop, number, key)
    : reorderFromForm(shop, number, key, form)
}

/** When there is no connection, the page stays open and shows a message. */
export const clientAction = stayWhenOffline(async () => ({ kind: 'unavailable', text: m.connection_lost() }))

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const paths = usePaths()
  if (!loaded.order) {
    const { title, action: label, href, find } = loaded.missing
    return (
      <EmptyState
        level={1}
        title={title}
        action={<Button href={href}>{label}</Button>}
        {...(find ? { text: <TextLink href={find.href}>{find.label}</TextLink> } : {})}
      />
    )
  }
  const { order, signedIn, labels } = loaded
  return (
    <Container>
      <div className={orderTop} />
      {failed ? (
        <Callout tone="error" role="alert">
          {failed.text}
        </Callout>
      ) : null}
      {signedIn ? (
        <Columns layout="account">
          <AccountNav current="orders" />
          <Stack gap="m">
            <div className={notOnPaper}>
              <TextLink href={paths.account('orders')} place="alone" size="small">
                {labels.all}
              </TextLink>
            </div>
            <OrderPage order={order} />
          </Stack>
        </Columns>
      ) : (
        <OrderPage order={order} />
      )}
    </Container>
  )
}
