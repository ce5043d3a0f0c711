import { data, redirect } from '@remix-run/node'
import { MAX_FOLLOWED_ARTISTS } from '@selvedge/commerce-client/follows'
import { listArtists } from '../../../server/catalogue/content.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { followArtist, unfollowArtist } from '../../../server/follows/follows.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'

/** Why an artist is not followed. */
export type FollowRefusal = { readonly message: string }

const refuse = (message: string, status: number) => data<FollowRefusal>({ message }, { status })

type Requested = {
  readonly slug: string
  readonly form: FormData
  /** The path to which the form redirects. */
  readonly page: string
}

/**
 * Follows an artist, or stops following an artist, who may no longer be in the shop. The form contains the requested
 * state, so that a repeated submit has no further effect.
 */
export const changeFollowing = async (shop: ShopContext, { slug, form, page }: Requested) => {
  if (form.get('intent') === 'unfollow') {
    const removed = await unfollowArtist(shop, slug)
    return removed.ok ? redirect(page, 303) : refuse(m.follow_failed(), 503)
  }
  const artists = await listArtists(shop)
  if (!artists.ok) return refuse(m.follow_failed(), 503)
  const artist = artists.value.find((known) => known.slug === slug)
  if (!artist) throw notFound()
  const followed = await followArtist(shop, { key: slug, name: artist.name })
  if (!followed.ok) {
    const isFull = 'code' in followed.problem && followed.problem.code === 'MaxResourceLimitExceeded'
    return isFull
      ? refuse(m.follow_full({ count: MAX_FOLLOWED_ARTISTS }), 422)
      : refuse(m.follow_failed(), 503)
  }
  shop.session.notify({
    kind: 'message',
    title: m.follow_done({ name: artist.name }),
    text: shop.session.customer ? m.follow_done_text() : m.follow_done_guest(),
  })
  return redirect(page, 303)
}
