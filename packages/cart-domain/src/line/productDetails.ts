import type { DetailLike } from '../cart/cartLike.ts'

/** Attributes that are shown with a line, in this order. */
const shown = [
  'fabric-name',
  'wallpaper-name',
  'bedding-product-name',
  'bedding-style',
  'bedding-finish',
  'dining-product-name',
  'dining-style',
  'dining-set-size',
  'living-and-decor-product-name',
  'living-and-decor-style',
  'wallart-style',
  'subscription-name',
  'duration',
  'format',
  'size-display',
  'fabric-content',
  'designName',
  'artistName',
] as const

/** Attributes that are also shown when the design has an owner (spec §5). */
const shownForOwned = ['dpi', 'repeatType'] as const

/** Returns the details of a line for shoppers; the list is longer when the design has an owner (spec §5). */
export const productDetails = (details: readonly DetailLike[]): readonly DetailLike[] => {
  const owned = details.some(({ name, value }) => name === 'designOwner' && Boolean(value))
  const names: readonly string[] = owned ? [...shown, ...shownForOwned] : shown
  return names.flatMap((name) => details.filter((detail) => detail.name === name))
}
