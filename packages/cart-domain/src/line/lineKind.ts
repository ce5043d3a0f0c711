import type { AttributeLike } from '../cart/cartLike.ts'
import { attributeText } from './attributeText.ts'

/** Attributes with the material or form of a line, e.g. `Linen cotton canvas`; a line has one of them. */
export const lineKindAttributes = [
  'fabric-name',
  'wallpaper-name',
  'bedding-product-name',
  'dining-product-name',
  'living-and-decor-product-name',
  'wallart-style',
  'subscription-name',
] as const

/**
 * Returns the material or form of a line from its variant's attributes, e.g. `Linen cotton canvas`; empty when there is
 * none.
 */
export const lineKind = (details: readonly AttributeLike[]): string => {
  for (const name of lineKindAttributes) {
    const text = attributeText(details.find((detail) => detail.name === name)?.value)
    if (text !== '') return text
  }
  return ''
}
