import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { submitList } from '../features/account/changeList.server.ts'
import { ListPage } from '../features/account/ListPage.tsx'
import { listClientAction } from '../features/account/listClientAction.ts'
import { loadList } from '../features/account/loadList.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context, request }: LoaderFunctionArgs) => loadList(context.shop, undefined, request)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  submitList(context.shop, undefined, await request.formData())

export const clientAction = listClientAction

export default function WishlistPage() {
  return <ListPage page={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
