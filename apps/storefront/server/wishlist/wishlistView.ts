import { lineKind, lineName } from '@selvedge/cart-domain'
import { lineProductKind } from '@selvedge/cart-domain/server'
import type { WishlistLine } from '@selvedge/commerce-client/wishlist'
import type { ImageId } from '@selvedge/images'
import { formatMoney } from '../../app/i18n/money.ts'
import { variantAttributeText } from '../catalogue/attributes.ts'

/** A saved item on the board. Prices are formatted; empty when it is no longer sold. */
export const wishlistItemView = (line: WishlistLine, locale: string, imageId: ImageId) => {
  const { variant } = line
  const attributes = variant?.attributesRaw ?? []
  const price = variant?.price
  const { title, material } = lineName(line)
  return {
    id: line.id,
    name: title,
    slug: line.productSlug ?? '',
    sku: variant?.sku ?? '',
    kind: [lineProductKind(line), material || lineKind(attributes)].filter(Boolean).join(', '),
    designer: variantAttributeText(attributes, 'artistName'),
    image: imageId(variant?.images[0]?.url),
    price: price ? formatMoney(price.discounted?.value ?? price.value, locale) : '',
    was: price?.discounted ? formatMoney(price.value, locale) : '',
    unit: variantAttributeText(attributes, 'unit'),
    quantity: line.quantity,
    available:
      line.published &&
      price !== null &&
      price !== undefined &&
      variant?.availability?.noChannel?.isOnStock !== false,
  }
}

export type WishlistItemView = ReturnType<typeof wishlistItemView>
