import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import {
  GetListsDocument,
  type GetListsQueryVariables,
  type ListFieldsFragment,
} from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import { customValue, listKind, listPredicate, ownListsFirst } from './listKinds.ts'
import { mergeLines } from './mergeLines.ts'
import type { ListSummary, WishlistLine } from './types.ts'

/** The lists of a shopper, the wishlist first, and the lines of the list that is open. */
export type Lists = {
  readonly lists: readonly ListSummary[]
  /** The lines of the open list, the latest first; `undefined` when the shopper does not have that list. */
  readonly lines: readonly WishlistLine[] | undefined
}

/**
 * Describes a list with this number of lines.
 *
 * @example
 * ```ts
 * import { summaryOf } from '@selvedge/commerce-client/wishlist'
 *
 * const nameAllLocales = [{ locale: 'en-US', value: 'Hall' }]
 * const list = { id: 'list', version: 1, createdAt: '2026-01-01T00:00:00Z', nameAllLocales, custom: null }
 * summaryOf(list, 2).name // 'Hall'
 * ```
 */
export const summaryOf = (list: ListFieldsFragment, count: number): ListSummary => {
  const secret = customValue(list.custom, 'shareSecret')
  return {
    id: list.id,
    name: list.nameAllLocales[0]?.value ?? '',
    isDefault: listKind(list) === 'default',
    count,
    ...(typeof secret === 'string' && secret !== '' ? { shareSecret: secret } : {}),
    sharesNotes: customValue(list.custom, 'sharesNotes') === true,
  }
}

/** A wishlist before the first item is saved. */
const noWishlist: ListSummary = { id: '', name: 'Wishlist', isDefault: true, count: 0, sharesNotes: false }

/**
 * Returns all lists of a shopper. For one of them, the list with the id or else the wishlist, it also returns the lines with
 * current products and prices. Fails with a {@link CommerceProblem}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getLists } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const found = await getLists(client, undefined, { currency: 'USD', country: 'US' })
 * if (found.ok) console.log(found.value.lists.map(({ name, count }) => `${name}: ${count}`))
 * ```
 */
export const getLists = async (
  client: Client,
  id: string | undefined,
  variables: Omit<GetListsQueryVariables, 'where'>,
): Promise<Result<Lists, CommerceProblem>> => {
  const result = await runQuery(
    client,
    GetListsDocument,
    { ...variables, where: listPredicate(id) },
    { requestPolicy: 'network-only' },
  )
  if (!result.ok) return result
  const { all, open } = result.value.me
  const ofKind = (kind: string) => all.results.filter((list) => listKind(list) === kind)
  const defaults = ownListsFirst(ofKind('default'))
  const [own] = defaults
  const count = defaults.reduce((sum, { lineItems }) => sum + lineItems.length, 0)
  const named = ofKind('named').map((list) => summaryOf(list, list.lineItems.length))
  const isShown = id === undefined || named.some((list) => list.id === id)
  return {
    ok: true,
    value: {
      lists: [own ? summaryOf(own, count) : noWishlist, ...named],
      lines: isShown ? mergeLines(open.results) : undefined,
    },
  }
}
