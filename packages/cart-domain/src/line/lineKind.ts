import type { DetailLike } from '../cart/cartLike.ts'
import { detailText } from './detailText.ts'

/** Attributes with the material or form of a line, e.g. `Linen cotton canvas`; a line has one of them. */
export const kindAttributes = [
  'fabric-name',
  'wallpaper-name',
  'bedding-product-name',
  'dining-product-name',
  'living-and-decor-product-name',
  'wallart-style',
  'subscription-name',
] as const

/**
 * Returns the material or form of a line from its variant's attributes, e.g. `Linen cotton canvas`; empty without one.
 */
export const lineKind = (details: readonly DetailLike[]): string => {
  for (const name of kindAttributes) {
    const text = detailText(details.find((detail) => detail.name === name)?.value)
    if (text !== '') return text
  }
  return ''
}
