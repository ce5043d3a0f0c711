export { follow, MAX_FOLLOWED } from './follow.ts'
export type { Followed } from './getFollowed.ts'
export { getFollowed } from './getFollowed.ts'
export { unfollow } from './unfollow.ts'
