import type { AttributeLike } from '../cart/cartLike.ts'

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
  'colourway',
  'artistName',
] as const

/** Attributes that are shown only when the design has an owner. */
const shownForOwned = ['dpi', 'repeatType'] as const

/**
 * Returns the details of a line that shoppers see, in a fixed order: only allow-listed ones, and also `dpi` and `repeatType`
 * when the design has an owner.
 *
 * @param details The variant's attributes and the line's custom fields.
 *
 * @example
 * ```ts
 * import { productDetails } from '@selvedge/cart-domain'
 *
 * const details = [
 *   { name: 'dpi', value: 150 },
 *   { name: 'fabric-name', value: 'Linen cotton canvas' },
 * ]
 *
 * productDetails(details).map(({ name }) => name) // ['fabric-name']
 * productDetails([...details, { name: 'designOwner', value: 'anna' }]).length // 2: with the resolution
 * ```
 */
export const productDetails = (details: readonly AttributeLike[]): readonly AttributeLike[] => {
  const owned = details.some(({ name, value }) => name === 'designOwner' && Boolean(value))
  const names: readonly string[] = owned ? [...shown, ...shownForOwned] : shown
  return names.flatMap((name) => details.filter((detail) => detail.name === name))
}
