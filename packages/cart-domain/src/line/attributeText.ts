import type { AttributeLike, LineItemLike } from '../cart/cartLike.ts'

const isLabelled = (value: unknown): value is { readonly label: unknown } =>
  typeof value === 'object' && value !== null && 'label' in value

/**
 * Returns the text of an attribute's or custom field's value: the label of an enumerated value, the entries of a set joined
 * by commas, and `''` for anything that is not text or a number.
 *
 * @example
 * ```ts
 * import { attributeText } from '@selvedge/cart-domain'
 *
 * attributeText({ key: 'linen', label: 'Linen cotton canvas' }) // 'Linen cotton canvas'
 * attributeText(['Matte', 'Gloss']) // 'Matte, Gloss'
 * attributeText(true) // ''
 * ```
 */
export const attributeText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(attributeText).join(', ')
  if (isLabelled(value)) return attributeText(value.label)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Returns the text of a line's custom field, or of its variant's attribute of that name; empty when neither exists.
 *
 * @example
 * ```ts
 * import { lineAttributeText } from '@selvedge/cart-domain'
 *
 * const line = { variant: { attributesRaw: [{ name: 'size-display', value: '18 × 18 in' }] } }
 *
 * lineAttributeText(line, 'size-display') // '18 × 18 in'
 * lineAttributeText(line, 'designName') // ''
 * ```
 */
export const lineAttributeText = (line: Pick<LineItemLike, 'custom' | 'variant'>, name: string): string => {
  const named = (details: readonly AttributeLike[] | null | undefined): string =>
    attributeText(details?.find((detail) => detail.name === name)?.value)
  return named(line.custom?.customFieldsRaw) || named(line.variant?.attributesRaw)
}
