import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { ReturnForm } from '../features/account/ReturnForm.tsx'
import { ReturnFrame } from '../features/account/ReturnFrame.tsx'
import { loadReturnForm, requestReturnFromForm } from '../features/account/returnForm.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { typedValues } from '../features/forms/typedValues.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? '')

const keyOf = (request: Request): string | null => new URL(request.url).searchParams.get('key')

export const loader = ({ context: { shop }, params: { number = '' }, request }: LoaderFunctionArgs) =>
  loadReturnForm(shop, number, keyOf(request))

export const action = async ({ context: { shop }, params: { number = '' }, request }: ActionFunctionArgs) =>
  requestReturnFromForm(shop, { orderNumber: number, key: keyOf(request) }, await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(async (form) => ({
  message: m.connection_lost(),
  errors: [],
  values: typedValues(form),
}))

export default function ReturnFormRoute() {
  const data = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  return (
    <ReturnFrame signedIn={data.signedIn} back={data.back}>
      <Stack gap="xl">
        <Stack gap="s">
          <Heading level={1}>{data.title}</Heading>
          {data.text ? <Text tone="muted">{data.text}</Text> : null}
        </Stack>
        <ReturnForm data={data} refusal={refusal} />
      </Stack>
    </ReturnFrame>
  )
}
