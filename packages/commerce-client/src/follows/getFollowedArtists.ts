import type { Client } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import type { Result } from '../result/result.ts'
import { readFollows } from './readFollows.ts'

/** An artist that a shopper follows: the key is the slug of the artist's page. */
export type FollowedArtist = { readonly key: string; readonly name: string }

/**
 * Returns the artists that the shopper follows, the latest first. An artist that is on two lists, a customer's and the one from
 * before their sign-in, appears once. Fails with a {@link CommerceProblem}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getFollowedArtists } from '@selvedge/commerce-client/follows'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const followed = await getFollowedArtists(client)
 * if (followed.ok) console.log(followed.value.map(({ name }) => name))
 * ```
 */
export const getFollowedArtists = async (
  client: Client,
): Promise<Result<readonly FollowedArtist[], CommerceProblem>> => {
  const lists = await readFollows(client)
  if (!lists.ok) return lists
  const lines = lists.value
    .flatMap(({ textLineItems }) => textLineItems)
    .sort((one, other) => other.addedAt.localeCompare(one.addedAt))
  const followed = new Map<string, FollowedArtist>()
  for (const { key, nameAllLocales } of lines)
    if (key && !followed.has(key)) followed.set(key, { key, name: nameAllLocales[0]?.value ?? '' })
  return { ok: true, value: [...followed.values()] }
}
