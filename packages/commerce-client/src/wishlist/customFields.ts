import { itemDetailNames } from './itemDetails.ts'
import type { WishlistCustomFields } from './types.ts'

/** The custom fields of a line: lines of carts and orders have a `type`, lines of lists a `typeRef`. */
export type LineCustomFields = {
  readonly customFieldsRaw?: readonly { readonly name: string; readonly value: unknown }[] | null | undefined
  readonly type?: { readonly id: string } | null | undefined
  readonly typeRef?: { readonly id: string } | null | undefined
}

/**
 * Returns the custom fields of a line of a cart, an order or a list, ready to be saved to a list; `undefined` for a line without
 * custom fields. The fields in which a list stores its own data about the line, such as the note, are left out.
 *
 * @example
 * ```ts
 * import type { CartLine } from '@selvedge/commerce-client'
 * import { customFieldsToCopy, type WishlistItem } from '@selvedge/commerce-client/wishlist'
 *
 * const itemToSave = ({ variant, quantity, custom }: CartLine): WishlistItem | undefined =>
 *   variant?.sku ? { sku: variant.sku, quantity, custom: customFieldsToCopy(custom) } : undefined
 * ```
 */
export const customFieldsToCopy = (
  custom: LineCustomFields | null | undefined,
): WishlistCustomFields | undefined => {
  const fields = custom?.customFieldsRaw?.filter(({ name }) => !itemDetailNames.includes(name)) ?? []
  const typeId = custom?.typeRef?.id ?? custom?.type?.id
  return typeId && fields.length > 0 ? { typeId, fields } : undefined
}

/** Converts custom fields to the platform's draft, in which each value is JSON text. */
export const customFieldsDraft = ({
  fields,
  ...type
}: { readonly fields: WishlistCustomFields['fields'] } & (
  | { readonly typeId: string }
  | { readonly typeKey: string }
)) => ({
  ...type,
  fields: fields.map(({ name, value }) => ({ name, value: JSON.stringify(value) })),
})

/**
 * Returns a key that identifies the custom fields of a line. Lines with the same fields, in any order, have the same
 * key.
 */
export const fieldsKey = (custom: WishlistCustomFields | undefined): string =>
  JSON.stringify(
    custom && custom.fields.length > 0
      ? [
          custom.typeId,
          ...custom.fields
            .map(({ name, value }) => [name, JSON.stringify(value)] as const)
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        ]
      : [],
  )
