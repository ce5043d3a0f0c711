import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ArtistPage } from '../features/artist/ArtistPage.tsx'
import { loadArtist } from '../features/artist/loadArtist.server.ts'
import { pageMeta } from '../features/frame/pageMeta.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.artist.name, data.artist.lead) : []

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadArtist(context.shop, params.slug ?? '', new URL(request.url).searchParams)

export default function Artist() {
  return <ArtistPage {...useLoaderData<typeof loader>()} />
}
