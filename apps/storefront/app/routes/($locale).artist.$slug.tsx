import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { ArtistPage } from '../features/artist/ArtistPage.tsx'
import { changeFollowing, type FollowRefusal } from '../features/artist/followArtist.server.ts'
import { loadArtist } from '../features/artist/loadArtist.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { packData } from '../features/frame/packData.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { unpackData } from '../features/frame/unpackData.ts'
import { withArtistHead } from '../features/seo/describeListing.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? unpackData(data).head : [])

export const shouldRevalidate = revalidateAfterActions

export const loader = async ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  packData(
    await withArtistHead(
      shop,
      request,
      await loadArtist(shop, params.slug ?? '', new URL(request.url).searchParams),
    ),
  )

export const action = async ({ context: { shop }, params, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const slug = params.slug ?? ''
  return changeFollowing(shop, { slug, form, page: shop.paths.artist(slug) })
}

/** When there is no connection, the page stays open and shows a message. */
export const clientAction = stayWhenOffline(async () => ({ message: m.connection_lost() }))

export default function Artist() {
  return (
    <ArtistPage {...unpackData(useLoaderData<typeof loader>())} refusal={useActionData<FollowRefusal>()} />
  )
}
