export { follow, MAX_FOLLOWED_ARTISTS } from './follow.ts'
export type { FollowedArtist } from './getFollowedArtists.ts'
export { getFollowedArtists } from './getFollowedArtists.ts'
export { unfollow } from './unfollow.ts'
