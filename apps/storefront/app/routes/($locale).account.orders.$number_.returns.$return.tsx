import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ReturnFrame } from '../features/account/ReturnFrame.tsx'
import { ReturnPage } from '../features/account/ReturnPage.tsx'
import { loadReturnPage } from '../features/account/returnPage.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? '')

export const loader = ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  loadReturnPage(shop, params.number ?? '', params.return ?? '', new URL(request.url).searchParams.get('key'))

export default function ReturnRoute() {
  const data = useLoaderData<typeof loader>()
  return (
    <ReturnFrame signedIn={data.signedIn} back={data.back}>
      <ReturnPage data={data} />
    </ReturnFrame>
  )
}
