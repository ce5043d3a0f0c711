import type { DetailLike, LineItemLike } from '../cart/cartLike.ts'

const isLabelled = (value: unknown): value is { readonly label: unknown } =>
  typeof value === 'object' && value !== null && 'label' in value

/**
 * The text of an attribute's or custom field's value: the label of an enumerated value, joined sets, anything else
 * empty.
 */
export const detailText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(detailText).join(', ')
  if (isLabelled(value)) return detailText(value.label)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The text of a line's custom field, or of its variant's attribute of that name; empty when neither exists. */
export const lineDetail = (line: Pick<LineItemLike, 'custom' | 'variant'>, name: string): string => {
  const named = (details: readonly DetailLike[] | null | undefined): string =>
    detailText(details?.find((detail) => detail.name === name)?.value)
  return named(line.custom?.customFieldsRaw) || named(line.variant?.attributesRaw)
}
