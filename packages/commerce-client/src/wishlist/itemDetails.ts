import type { MyShoppingListUpdateAction } from '../generated/documents.ts'
import { customValue, LINE_TYPE } from './listKinds.ts'
import type { ItemDetails, SavedList, WishlistItem } from './types.ts'

/**
 * The names of the custom fields in which a list stores its own data about a line. These fields are not copied to a
 * cart.
 */
export const itemDetailNames: readonly string[] = ['listNote', 'savedCents', 'savedCurrency', 'movingSince']

type Line = Pick<SavedList['lineItems'][number], 'custom'>

const textOf = (custom: Line['custom'], name: string): string => {
  const value = customValue(custom, name)
  return typeof value === 'string' ? value : ''
}

/**
 * Returns what a list stores about one of its lines: the shopper's note, the price when it was saved, and when its move to the
 * cart began.
 *
 * @example
 * ```ts
 * import { itemDetails } from '@selvedge/commerce-client/wishlist'
 *
 * const fields = [{ name: 'listNote', value: 'For the hall' }]
 * itemDetails({ custom: { customFieldsRaw: fields, typeRef: { id: 'line' } } }).note // 'For the hall'
 * ```
 */
export const itemDetails = ({ custom }: Line): ItemDetails => {
  const centAmount = customValue(custom, 'savedCents')
  const currencyCode = textOf(custom, 'savedCurrency')
  const movingSince = textOf(custom, 'movingSince')
  return {
    note: textOf(custom, 'listNote'),
    ...(typeof centAmount === 'number' && currencyCode ? { savedPrice: { centAmount, currencyCode } } : {}),
    ...(movingSince ? { movingSince } : {}),
  }
}

/** Converts details to custom fields. The values are not converted to JSON text. */
export const itemDetailFields = ({ note, savedPrice }: Pick<WishlistItem, 'note' | 'savedPrice'>) => [
  ...(note ? [{ name: 'listNote', value: note }] : []),
  ...(savedPrice
    ? [
        { name: 'savedCents', value: savedPrice.centAmount },
        { name: 'savedCurrency', value: savedPrice.currencyCode },
      ]
    : []),
]

type DetailChanges = {
  /** An empty text removes the note. */
  readonly note?: string | undefined
  /** `null` removes the time. */
  readonly movingSince?: string | null | undefined
}

/**
 * Returns the actions that change the note of a line, or mark it as being moved to the cart. Without a difference there are
 * none.
 *
 * @example
 * ```ts
 * import { detailActions } from '@selvedge/commerce-client/wishlist'
 *
 * detailActions({ id: 'line', custom: null }, { note: 'For the hall' }).length // 1
 * detailActions({ id: 'line', custom: null }, { note: '' }) // []
 * ```
 */
export const detailActions = (
  line: Pick<SavedList['lineItems'][number], 'id' | 'custom'>,
  { note, movingSince }: DetailChanges,
): readonly MyShoppingListUpdateAction[] => {
  const changes: readonly (readonly [string, string | null])[] = [
    ...(note === undefined ? [] : [['listNote', note === '' ? null : note] as const]),
    ...(movingSince === undefined ? [] : [['movingSince', movingSince] as const]),
  ]
  const differing = changes.filter(([name, value]) => (customValue(line.custom, name) ?? null) !== value)
  if (differing.length === 0) return []
  const fields = differing.map(([name, value]) => ({
    name,
    value: value === null ? null : JSON.stringify(value),
  }))
  return line.custom
    ? fields.map((field) => ({ setLineItemCustomField: { lineItemId: line.id, ...field } }))
    : [
        {
          setLineItemCustomType: {
            lineItemId: line.id,
            typeKey: LINE_TYPE,
            // A line without custom fields has nothing to remove.
            fields: fields.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
          },
        },
      ]
}
