import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { CollectionPage } from '../features/collection/CollectionPage.tsx'
import { loadCollection } from '../features/collection/loadCollection.server.ts'
import { pageMeta } from '../features/frame/pageMeta.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.collection.title, data.collection.text) : []

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadCollection(context.shop, params.slug ?? '', new URL(request.url).searchParams)

export default function Collection() {
  return <CollectionPage {...useLoaderData<typeof loader>()} />
}
