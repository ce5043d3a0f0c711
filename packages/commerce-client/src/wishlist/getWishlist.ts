import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetWishlistsDocument, type GetWishlistsQueryVariables } from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import { DEFAULT_LISTS_PREDICATE } from './listKinds.ts'
import { mergeLines } from './mergeLines.ts'
import type { WishlistLine } from './types.ts'

/**
 * Returns the lines of the shopper's wishlist, their default list, with current products and prices, the latest first. A line that is on two
 * lists, a customer's and the one from before their sign-in, appears once. Fails with a {@link CommerceProblem}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getWishlist } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const wishlist = await getWishlist(client, { currency: 'USD', country: 'US' })
 * if (wishlist.ok) console.log(wishlist.value.map(({ variant }) => variant?.sku))
 * ```
 */
export const getWishlist = async (
  client: Client,
  variables: Omit<GetWishlistsQueryVariables, 'where'>,
): Promise<Result<readonly WishlistLine[], CommerceProblem>> => {
  const result = await runQuery(
    client,
    GetWishlistsDocument,
    { ...variables, where: DEFAULT_LISTS_PREDICATE },
    { requestPolicy: 'network-only' },
  )
  return result.ok ? { ok: true, value: mergeLines(result.value.me.shoppingLists.results) } : result
}
