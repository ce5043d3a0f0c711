import type { LineItemLike } from '../cart/cartLike.ts'
import { type LineDetail, lineDetails } from './lineDetails.ts'
import { lineName } from './lineName.ts'
import { lineProductKind } from './lineProductKind.ts'

/** Details that are unclear without a label; the label follows the value. */
const labels: Readonly<Record<string, string>> = { dpi: 'dpi', repeatType: 'repeat' }

const phrase = ({ name, text }: LineDetail): string => (labels[name] ? `${text} ${labels[name]}` : text)

/**
 * Returns the texts that describe a line beside its name, for places without labels such as mails and order summaries:
 * its kind of product, then the details that shoppers may see (spec §5). A text with which the name already ends is
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
  return [lineProductKind(line), ...lineDetails(line).map(phrase)].filter(
    (text) => text !== '' && !title.endsWith(`, ${text}`),
  )
}
