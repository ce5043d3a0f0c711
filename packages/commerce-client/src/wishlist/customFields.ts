import { itemDetailNames } from './itemDetails.ts'
import type { WishlistCustomFields } from './types.ts'

type Custom = {
  readonly customFieldsRaw: readonly { readonly name: string; readonly value: unknown }[] | null
  readonly typeRef: { readonly id: string }
} | null

/**
 * Returns a line's custom fields, ready to be copied to another line; `undefined` for a line without custom fields. The
 * fields in which a list stores its own data about the line, such as the note, are left out.
 */
export const customFieldsToCopy = (custom: Custom): WishlistCustomFields | undefined => {
  const fields = custom?.customFieldsRaw?.filter(({ name }) => !itemDetailNames.includes(name)) ?? []
  return custom && fields.length > 0 ? { typeId: custom.typeRef.id, fields } : undefined
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
