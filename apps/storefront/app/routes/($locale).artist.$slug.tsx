import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ArtistPage } from '../features/artist/ArtistPage.tsx'
import { loadArtist } from '../features/artist/loadArtist.server.ts'
import { withArtistHead } from '../features/seo/describeListing.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export const loader = async ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  withArtistHead(shop, request, await loadArtist(shop, params.slug ?? '', new URL(request.url).searchParams))

export default function Artist() {
  return <ArtistPage {...useLoaderData<typeof loader>()} />
}
