import type { CommerceProblem, Result } from '@selvedge/commerce-client'
import { type FollowedArtist, follow, getFollowedArtists, unfollow } from '@selvedge/commerce-client/follows'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

type FollowResult<Value> = Promise<Result<Value, CommerceProblem>>

/**
 * The artists that the visitor follows, the latest first. Guests can follow artists, too; their artists are kept at the
 * login.
 */
export const listFollowed = async (shop: ShopContext): FollowResult<readonly FollowedArtist[]> => {
  const client = await visitorClient(shop)
  if (!client) return { ok: true, value: [] }
  const followed = await getFollowedArtists(client)
  if (followed.ok) shop.session.rememberFollows(followed.value.length > 0 ? 'something' : 'nothing')
  return followed
}

/**
 * Whether the visitor follows an artist. No request is sent for a visitor who is known to follow no artist. After a
 * failure the result is `false`.
 */
export const isFollowing = async (shop: ShopContext, slug: string): Promise<boolean> => {
  const { session } = shop
  if (session.ownerId === undefined || session.followsNoArtist) return false
  const followed = await listFollowed(shop)
  return followed.ok && followed.value.some(({ key }) => key === slug)
}

/** Follows an artist. A visitor without a token becomes a guest with a token first. */
export const followArtist = async (shop: ShopContext, artist: FollowedArtist): FollowResult<undefined> => {
  const bearer = await shop.token.getOrCreate()
  if (!bearer) return { ok: false, problem: { kind: 'network', message: 'no token' } }
  const followed = await follow(shop.clientFor(bearer), artist, shop.locale)
  if (followed.ok) shop.session.rememberFollows('something')
  return followed
}

export const unfollowArtist = async (shop: ShopContext, slug: string): FollowResult<undefined> => {
  const client = await visitorClient(shop)
  return client ? unfollow(client, slug) : { ok: true, value: undefined }
}
