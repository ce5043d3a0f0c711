import { lineKind, lineName } from '@selvedge/cart-domain'
import type { WishlistLine } from '@selvedge/commerce-client/wishlist'
import { formatMoney } from '../../app/i18n/money.ts'
import { attribute } from '../catalogue/attributes.ts'
import type { ImageId } from '../images/imageRoutes.ts'

/** A saved item on the board. Prices are formatted; empty when it is no longer sold. */
export const savedView = (line: WishlistLine, locale: string, imageId: ImageId) => {
  const { variant } = line
  const attributes = variant?.attributesRaw ?? []
  const price = variant?.price
  const { title, material } = lineName(line)
  return {
    id: line.id,
    name: title,
    slug: line.productSlug ?? '',
    sku: variant?.sku ?? '',
    kind: material || lineKind(attributes),
    designer: attribute(attributes, 'artistName'),
    image: imageId(variant?.images[0]?.url),
    price: price ? formatMoney(price.discounted?.value ?? price.value, locale) : '',
    was: price?.discounted ? formatMoney(price.value, locale) : '',
    unit: attribute(attributes, 'unit'),
    quantity: line.quantity,
    available:
      line.published &&
      price !== null &&
      price !== undefined &&
      variant?.availability?.noChannel?.isOnStock !== false,
  }
}

export type SavedView = ReturnType<typeof savedView>
