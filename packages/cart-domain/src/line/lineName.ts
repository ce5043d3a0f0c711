import type { LineItemLike } from '../cart/cartLike.ts'
import { lineAttributeText } from './attributeText.ts'
import { isWallpaperOrFabric } from './isWallpaperOrFabric.ts'

/** A line's heading: its title, and its material when that is shown separately. */
export type LineName = { readonly title: string; readonly material: string }

/**
 * Returns the name of a line. Wallpaper and fabric are named after their design, with the material separately; any
 * other line, and a line without a design name, after the product.
 *
 * @example
 * ```ts
 * import { lineName } from '@selvedge/cart-domain'
 *
 * const line = {
 *   id: 'a',
 *   name: 'Petal signature cotton',
 *   productType: { key: 'fabric', name: 'Fabric' },
 *   quantity: 1,
 *   price: { value: { currencyCode: 'USD', centAmount: 1899 } },
 *   discountedPricePerQuantity: [],
 *   custom: { customFieldsRaw: [{ name: 'designName', value: 'Terrazzo Rosa' }] },
 *   variant: { attributesRaw: [{ name: 'fabric-name', value: 'Petal signature cotton' }] },
 * }
 *
 * lineName(line) // { title: 'Terrazzo Rosa', material: 'Petal signature cotton' }
 * ```
 */
export const lineName = (
  line: Pick<LineItemLike, 'name' | 'productType' | 'custom' | 'variant'>,
): LineName => {
  const title = line.name ?? ''
  if (!isWallpaperOrFabric(line)) return { title, material: '' }
  return {
    title: lineAttributeText(line, 'designName') || title,
    material: lineAttributeText(line, 'wallpaper-name') || lineAttributeText(line, 'fabric-name'),
  }
}
