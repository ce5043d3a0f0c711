import type { ListFieldsFragment } from '../generated/documents.ts'

/** The key of the type with the custom fields of lines. The lines of carts and of lists share it. */
export const LINE_TYPE = 'line-item-design'
/** The key of the type with the custom fields of lists. */
export const LIST_TYPE = 'saved-list'

/** Selects the lists that together are the wishlist: the customer's default list, and guests' lists before they are merged. */
export const DEFAULT_LISTS_PREDICATE = 'custom is not defined or custom(fields(listKind = "default"))'
/** Selects the lists that a customer created and named. */
export const NAMED_LISTS_PREDICATE = 'custom(fields(listKind = "named"))'

/** What a list is for: the wishlist, a list that the customer named, or something else, such as followed artists. */
export type ListKind = 'default' | 'named' | 'other'

type List = Pick<ListFieldsFragment, 'custom'>

/** Returns the value of a custom field; `undefined` when the list does not have the field. */
export const customValue = (custom: List['custom'], name: string): unknown =>
  custom?.customFieldsRaw?.find((field) => field.name === name)?.value

/**
 * Returns the kind of a list. A list without custom fields is a wishlist from the time when a shopper had only one
 * list.
 */
export const listKind = ({ custom }: List): ListKind => {
  const kind = custom ? customValue(custom, 'listKind') : 'default'
  return kind === 'default' || kind === 'named' ? kind : 'other'
}

/**
 * Sorts the lists of the customer, which have custom fields after they were renamed or shared, before lists that were
 * created as a guest, which have none.
 */
export const ownListsFirst = <Kind extends List>(lists: readonly Kind[]): readonly Kind[] => [
  ...lists.filter(({ custom }) => custom !== null),
  ...lists.filter(({ custom }) => custom === null),
]

/** Selects the list with an id; without an id, the lists that are wishlists. An id that is no UUID matches nothing. */
export const listPredicate = (id: string | undefined): string =>
  id === undefined ? DEFAULT_LISTS_PREDICATE : `id = "${/^[0-9a-f-]{36}$/i.test(id) ? id : ''}"`
