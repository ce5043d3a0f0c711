import type { Client } from '@urql/core'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { CreateWishlistDocument } from '../generated/documents.ts'
import { err, ok, type Result } from '../result/result.ts'
import { deleteList } from './deleteList.ts'
import { customValue, LIST_TYPE, NAMED_LISTS_PREDICATE } from './listKinds.ts'
import { readLists } from './readLists.ts'
import type { SavedList } from './types.ts'

/** The maximum number of lists of a customer, including the wishlist. */
export const MAX_LISTS = 20

type NewList = {
  readonly name: string
  /** The locale of the name. */
  readonly locale: string
  /** The key of the form: forms with the same key create one list, however often they are sent. */
  readonly formKey: string
}

/**
 * Creates a list of a customer, and returns its id. The same form creates one list, also when it is sent twice at once. Fails
 * with `too-many` when there are 20 lists, or with a {@link CommerceProblem}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { createList } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const created = await createList(client, { name: 'Hall', locale: 'en-US', formKey: crypto.randomUUID() })
 * if (created.ok) console.log(created.value)
 * ```
 */
export const createList = async (
  client: Client,
  { name, locale, formKey }: NewList,
): Promise<Result<string, CommerceProblem | { readonly kind: 'too-many' }>> => {
  const ofForm = (lists: readonly SavedList[]) =>
    lists.filter(({ custom }) => customValue(custom, 'formKey') === formKey)
  const before = await readLists(client, NAMED_LISTS_PREDICATE)
  if (!before.ok) return before
  const [earlier] = ofForm(before.value)
  if (earlier) return ok(earlier.id)
  if (before.value.length >= MAX_LISTS - 1) return err({ kind: 'too-many' })
  const fields = [
    { name: 'listKind', value: JSON.stringify('named') },
    { name: 'formKey', value: JSON.stringify(formKey) },
  ]
  const created = await runMutation(client, CreateWishlistDocument, {
    draft: { name: [{ locale, value: name }], custom: { typeKey: LIST_TYPE, fields } },
  })
  if (!created.ok) return created
  const own = created.value.createMyShoppingList?.id
  // Another request with the same form may have created a list in the meantime; every request keeps the oldest of these
  // lists. The id of the new list makes the query unique: the client would share the response of an identical query
  // that began before the list was created.
  const after = await readLists(
    client,
    own ? `${NAMED_LISTS_PREDICATE} or id = "${own}"` : NAMED_LISTS_PREDICATE,
  )
  const [kept, ...others] = after.ok ? ofForm(after.value) : []
  for (const { id } of others) await deleteList(client, id)
  const id = kept?.id ?? own
  return id === undefined ? err({ kind: 'network', message: 'no list' }) : ok(id)
}
