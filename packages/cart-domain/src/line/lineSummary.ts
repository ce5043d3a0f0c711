import type { LineItemLike } from '../cart/cartLike.ts'
import { lineDetails } from './lineDetails.ts'
import { lineName } from './lineName.ts'
import { lineProductKind } from './lineProductKind.ts'

/**
 * Returns the texts that describe a line beside its name, for places without labels such as mails and order summaries:
 * its kind of product, then the details that shoppers may see. A text with which the name already ends is
 * left out.
 *
 * @example
 * ```ts
 * import { lineSummary } from '@selvedge/cart-domain/server'
 *
 * const line = {
 *   name: 'Quince Orchard, Wallpaper',
 *   productType: { key: 'wallpaper', name: 'Wallpaper' },
 *   custom: { customFieldsRaw: [{ name: 'designName', value: 'Quince Orchard' }] },
 *   variant: { attributesRaw: [{ name: 'wallpaper-name', value: 'Vinyl' }] },
 * }
 *
 * lineSummary(line) // ['Wallpaper', 'Vinyl']
 * ```
 */
export const lineSummary = (
  line: Pick<LineItemLike, 'name' | 'productType' | 'custom' | 'variant'>,
): readonly string[] => {
  const { title } = lineName(line)
  return [lineProductKind(line), ...lineDetails(line).map(({ text }) => text)].filter(
    (text) => text !== '' && !title.endsWith(`, ${text}`),
  )
}
