import type { DetailLike, LineItemLike } from '../cart/cartLike.ts'

const isLabelled = (value: unknown): value is { readonly label: unknown } =>
  typeof value === 'object' && value !== null && 'label' in value

/**
 * Returns the text of an attribute's or custom field's value: the label of an enumerated value, the entries of a set joined
 * by commas, and `''` for anything that is not text or a number.
 *
 * @example
 * ```ts
 * import { detailText } from '@selvedge/cart-domain'
 *
 * detailText({ key: 'linen', label: 'Linen cotton canvas' }) // 'Linen cotton canvas'
 * detailText(['Matte', 'Gloss']) // 'Matte, Gloss'
 * detailText(true) // ''
 * ```
 */
export const detailText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(detailText).join(', ')
  if (isLabelled(value)) return detailText(value.label)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Returns the text of a line's custom field, or of its variant's attribute of that name (spec §3); empty when neither exists.
 *
 * @example
 * ```ts
 * import { lineDetail } from '@selvedge/cart-domain'
 *
 * const line = { variant: { attributesRaw: [{ name: 'size-display', value: '18 × 18 in' }] } }
 *
 * lineDetail(line, 'size-display') // '18 × 18 in'
 * lineDetail(line, 'designName') // ''
 * ```
 */
export const lineDetail = (line: Pick<LineItemLike, 'custom' | 'variant'>, name: string): string => {
  const named = (details: readonly DetailLike[] | null | undefined): string =>
    detailText(details?.find((detail) => detail.name === name)?.value)
  return named(line.custom?.customFieldsRaw) || named(line.variant?.attributesRaw)
}
