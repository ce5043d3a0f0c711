import type { Result } from '@selvedge/cart-domain'
import {
  type DecideListChange,
  detailActions,
  itemDetails,
  LIST_TYPE,
  type ListActions,
  type SavedList,
} from '@selvedge/commerce-client/wishlist'

/**
 * Why a list is not changed.
 *
 * - `missing`: the customer has no such list.
 * - `item-missing`: the item is not on the list anymore.
 * - `conflict`: the note was changed since the form was shown; `note` is the current note.
 */
export type ListChangeRefusal =
  | { readonly kind: 'missing' | 'item-missing' }
  | { readonly kind: 'conflict'; readonly note: string }

type Decide = DecideListChange<ListChangeRefusal>
type Decided = Result<readonly ListActions[], ListChangeRefusal>

const refuse = (problem: ListChangeRefusal): Decided => ({ ok: false, problem })

type FieldValues = Readonly<Record<string, string | boolean | null>>

/**
 * The actions that set custom fields of a list; the value `null` removes a field. A list without custom fields is given
 * the custom type as well.
 */
const fieldActions = ({ custom }: SavedList, values: FieldValues): ListActions['actions'] => {
  const current = (name: string): unknown =>
    custom?.customFieldsRaw?.find((field) => field.name === name)?.value ?? null
  const fields = Object.entries(values)
    .filter(([name, value]) => current(name) !== value)
    .map(([name, value]) => ({ name, value: value === null ? null : JSON.stringify(value) }))
  if (custom) return fields.map((field) => ({ setCustomField: field }))
  return [
    {
      setCustomType: {
        typeKey: LIST_TYPE,
        fields: [
          { name: 'listKind', value: JSON.stringify('default') },
          ...fields.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
        ],
      },
    },
  ]
}

/**
 * Changes only the first list, which is the customer's own. The lists after it are guests' lists that are not merged
 * yet.
 */
const changeOwn =
  (actionsOf: (list: SavedList) => ListActions['actions']): Decide =>
  ([list]) =>
    list ? { ok: true, value: [{ list, actions: actionsOf(list) }] } : refuse({ kind: 'missing' })

/** Renames a list. A renamed wishlist gets custom fields, so that guests' lists are later merged into it. */
export const renaming = (name: string, locale: string): Decide =>
  changeOwn((list) => [{ changeName: { name: [{ locale, value: name }] } }, ...fieldActions(list, {})])

/** Shares a list with a new secret; `null` stops sharing the list. In both cases the previous link no longer works. */
export const sharing = (secret: string | null): Decide =>
  changeOwn((list) => fieldActions(list, { shareSecret: secret, ...(secret ? {} : { sharesNotes: null }) }))

/** Shares a list with a secret unless it is shared already: a form that is sent twice makes one link. */
export const startSharing = (secret: string): Decide =>
  changeOwn((list) => {
    const isShared = list.custom?.customFieldsRaw?.some(({ name }) => name === 'shareSecret')
    return isShared ? [] : fieldActions(list, { shareSecret: secret })
  })

/** Shares the notes of a shared list, or stops sharing them. */
export const sharingNotes = (shares: boolean): Decide =>
  changeOwn((list) => fieldActions(list, { sharesNotes: shares ? true : null }))

type ItemChange = {
  readonly lineItemId: string
  readonly quantity: number
  readonly note: string
  /** The note that the form showed. */
  readonly shownNote: string
}

/** Changes the quantity and the note of an item, unless another window changed the note meanwhile. */
export const changingItem =
  ({ lineItemId, quantity, note, shownNote }: ItemChange): Decide =>
  (lists) => {
    if (lists.length === 0) return refuse({ kind: 'missing' })
    const list = lists.find(({ lineItems }) => lineItems.some(({ id }) => id === lineItemId))
    const line = list?.lineItems.find(({ id }) => id === lineItemId)
    if (!list || !line) return refuse({ kind: 'item-missing' })
    const stored = itemDetails(line).note
    if (stored !== shownNote && stored !== note) return refuse({ kind: 'conflict', note: stored })
    return {
      ok: true,
      value: [
        {
          list,
          actions: [
            ...(line.quantity === quantity ? [] : [{ changeLineItemQuantity: { lineItemId, quantity } }]),
            ...detailActions(line, { note }),
          ],
        },
      ],
    }
  }

/**
 * How long an item counts as being moved to the cart, in ms. After this time, an item can be moved again even if the
 * first move crashed.
 */
const MOVING_MS = 60_000

/** Whether another request is moving an item to the cart. */
export const isMoving = (movingSince: string | undefined, now: number): boolean =>
  movingSince !== undefined && now - Date.parse(movingSince) < MOVING_MS

/**
 * Marks items as being moved to the cart, except those that another request is already moving. When a form is submitted
 * twice, only one submit therefore moves the items. `claimed` receives the ids of the marked items.
 */
export const claiming =
  (lineItemIds: readonly string[], now: number, claimed: (ids: readonly string[]) => void): Decide =>
  (lists) => {
    const changes = lists.map((list) => {
      const lines = list.lineItems.filter(
        (line) => lineItemIds.includes(line.id) && !isMoving(itemDetails(line).movingSince, now),
      )
      return { list, lines }
    })
    claimed(changes.flatMap(({ lines }) => lines.map(({ id }) => id)))
    const movingSince = new Date(now).toISOString()
    return {
      ok: true,
      value: changes.map(({ list, lines }) => ({
        list,
        actions: lines.flatMap((line) => detailActions(line, { movingSince })),
      })),
    }
  }

/** Removes the mark of items that could not be moved. */
export const releasing =
  (lineItemIds: readonly string[]): Decide =>
  (lists) => ({
    ok: true,
    value: lists.map((list) => ({
      list,
      actions: list.lineItems
        .filter(({ id }) => lineItemIds.includes(id))
        .flatMap((line) => detailActions(line, { movingSince: null })),
    })),
  })
