import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { CollectionPage } from '../features/collection/CollectionPage.tsx'
import { loadCollection } from '../features/collection/loadCollection.server.ts'
import { packData } from '../features/frame/packData.ts'
import { unpackData } from '../features/frame/unpackData.ts'
import { withCollectionHead } from '../features/seo/describeListing.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? unpackData(data).head : [])

export const loader = async ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  packData(
    await withCollectionHead(
      shop,
      request,
      await loadCollection(shop, params.slug ?? '', new URL(request.url).searchParams),
    ),
  )

export default function Collection() {
  return <CollectionPage {...unpackData(useLoaderData<typeof loader>())} />
}
