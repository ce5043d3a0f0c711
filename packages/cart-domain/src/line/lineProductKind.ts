import type { LineItemLike } from '../cart/cartLike.ts'
import { lineName } from './lineName.ts'
import { productTitle } from './productTitle.ts'

/**
 * Returns the kind of product to show beside the name of a line, e.g. `Wallpaper`, when the line is named after its
 * design. Empty for a line that is named after its product, because that name contains the kind.
 *
 * @example
 * ```ts
 * import { lineProductKind } from '@selvedge/cart-domain/server'
 *
 * const line = {
 *   name: 'Quince Orchard, Wallpaper',
 *   productType: { key: 'wallpaper', name: 'Wallpaper' },
 *   custom: { customFieldsRaw: [{ name: 'designName', value: 'Quince Orchard' }] },
 *   variant: { attributesRaw: [] },
 * }
 *
 * lineProductKind(line) // 'Wallpaper'
 * ```
 */
export const lineProductKind = (
  line: Pick<LineItemLike, 'name' | 'productType' | 'custom' | 'variant'>,
): string => {
  const name = line.name ?? ''
  const { title } = lineName(line)
  return title === name ? '' : productTitle(name, title).kind
}
