import { fillAYardDesignCount, yardDesigns } from '@selvedge/cart-domain/server'
import type { CartLine, LocaleCode } from '@selvedge/commerce-client'
import type { ImageId } from '@selvedge/images'
import { m } from '../../app/paraglide/messages.js'
import { partsText, yardPath } from './yardAddress.ts'

/** The designs of a line of a Fill-a-Yard; `undefined` for any other line. */
export const yardLineView = (line: CartLine, locale: LocaleCode, imageId: ImageId) => {
  const count = fillAYardDesignCount(line.variant?.attributesRaw ?? [])
  if (count === undefined) return undefined
  const designs = yardDesigns(line).slice(0, count)
  const parts = Array.from({ length: count }, (_, index) => designs[index])
  return {
    /** The names of the designs, in the order of the parts; empty without designs. */
    names: designs.map(({ name }) => name).join('; '),
    /** The image of each part; empty for an empty part. */
    images: parts.map((design) => (design?.image ? imageId(design.image) : '')),
    /** The link to the picker with these designs. */
    change: m.yard_change(),
    href: yardPath(locale, line.productSlug ?? '', {
      sku: line.variant?.sku ?? '',
      parts: partsText(parts.map((design) => design?.number ?? '')),
      part: '1',
      line: line.id,
    }),
  }
}
