import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { SharedListPage } from '../features/list/SharedListPage.tsx'
import { addSharedItem, loadSharedList } from '../features/list/sharedList.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.name ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadSharedList(context.shop, params.key ?? '')

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  addSharedItem(context.shop, params.key ?? '', await request.formData())

/** When there is no connection, the list stays open and shows a message. */
export const clientAction = stayWhenOffline(async () => ({ message: m.connection_lost() }))

export default function SharedList() {
  return <SharedListPage page={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
