import type { WishlistCustomFields } from './types.ts'

type Custom = {
  readonly customFieldsRaw: readonly { readonly name: string; readonly value: unknown }[] | null
  readonly typeRef: { readonly id: string }
} | null

/** Returns a line's custom fields, ready to be copied to another line; `undefined` for a line without any. */
export const customFieldsToCopy = (custom: Custom): WishlistCustomFields | undefined =>
  custom ? { typeId: custom.typeRef.id, fields: custom.customFieldsRaw ?? [] } : undefined

/** The custom fields as the platform expects them: values as JSON text. */
export const customDraft = ({ typeId, fields }: WishlistCustomFields) => ({
  typeId,
  fields: fields.map(({ name, value }) => ({ name, value: JSON.stringify(value) })),
})

/** Two lines with equal texts have the same custom fields, in any order. */
export const fieldsKey = (custom: WishlistCustomFields | undefined): string =>
  JSON.stringify(
    custom
      ? [
          custom.typeId,
          ...custom.fields
            .map(({ name, value }) => [name, JSON.stringify(value)] as const)
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        ]
      : [],
  )
