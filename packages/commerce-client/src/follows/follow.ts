import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import {
  CreateFollowsDocument,
  DeleteWishlistDocument,
  UpdateFollowsDocument,
} from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { err, ok, type Result } from '../result/result.ts'
import { MAX_LIST_RETRIES } from '../wishlist/changeList.ts'
import { LIST_TYPE } from '../wishlist/listKinds.ts'
import type { FollowedArtist } from './getFollowedArtists.ts'
import { readFollows } from './readFollows.ts'

/** The maximum number of artists that a shopper can follow. */
export const MAX_FOLLOWED_ARTISTS = 200

const tooMany: CommerceProblem = {
  kind: 'graphql',
  code: 'MaxResourceLimitExceeded',
  message: 'The shopper follows as many artists as a list can have.',
  details: {},
}

/**
 * Follows an artist; repeated calls have no further effect. Followed artists are lines of a separate shopping list,
 * which is created with the first artist. A guest's list from before a sign-in is merged. Fails with a {@link
 * CommerceProblem}: with the code `MaxResourceLimitExceeded` at 200 artists, or after three version conflicts.
 *
 * @param locale The locale of the artist's name.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { follow } from '@selvedge/commerce-client/follows'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const followed = await follow(client, { key: 'imani-okafor', name: 'Imani Okafor' })
 * if (!followed.ok) console.error(followed.problem.message)
 * ```
 */
export const follow = async (
  client: Client,
  artist: FollowedArtist,
  locale: string = DEFAULT_LOCALE,
): Promise<Result<undefined, CommerceProblem>> => {
  const draftOf = ({ key, name }: FollowedArtist) => ({ key, name: [{ locale, value: name }] })
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readFollows(client)
    if (!lists.ok) return lists
    const [own, ...others] = lists.value
    if (!own) {
      const created = await runMutation(client, CreateFollowsDocument, {
        draft: {
          name: [{ locale, value: 'Artists' }],
          custom: { typeKey: LIST_TYPE, fields: [{ name: 'listKind', value: '"artists"' }] },
          textLineItems: [draftOf(artist)],
        },
      })
      return created.ok ? ok(undefined) : created
    }
    const merged = others.flatMap(({ textLineItems }) =>
      textLineItems.flatMap(({ key, nameAllLocales }) =>
        key ? [{ key, name: nameAllLocales[0]?.value ?? '' }] : [],
      ),
    )
    const known = new Set(own.textLineItems.map(({ key }) => key))
    const added = [...new Map([...merged, artist].map((each) => [each.key, each])).values()].filter(
      ({ key }) => !known.has(key),
    )
    if (added.length > 0 && own.textLineItems.length + added.length > MAX_FOLLOWED_ARTISTS)
      return err(tooMany)
    if (added.length > 0) {
      const actions = added.map((each) => ({ addTextLineItem: draftOf(each) }))
      const { id, version } = own
      const result = await runMutation(client, UpdateFollowsDocument, { id, version, actions })
      if (!result.ok) {
        if (rebases < MAX_LIST_RETRIES && isVersionConflict(result.problem)) continue
        return err(result.problem)
      }
    }
    // The artists of these lists are now on the first list. A list that cannot be deleted here is merged again and
    // deleted by the next change.
    for (const { id, version } of others) await runMutation(client, DeleteWishlistDocument, { id, version })
    return ok(undefined)
  }
}
