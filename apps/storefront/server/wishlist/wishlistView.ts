import { lineKind, lineName } from '@selvedge/cart-domain'
import { lineProductKind } from '@selvedge/cart-domain/server'
import type { LocaleCode } from '@selvedge/commerce-client'
import { itemDetails, type WishlistLine } from '@selvedge/commerce-client/wishlist'
import type { ImageId } from '@selvedge/images'
import { formatCents, formatMoney } from '../../app/i18n/money.ts'
import { m } from '../../app/paraglide/messages.js'
import { variantAttributeText } from '../catalogue/attributes.ts'
import { yardPath } from '../yard/yardAddress.ts'
import { type ItemState, itemState } from './itemState.ts'

/** The text about the price when the item was saved, if that was another price in the same currency. */
const savedPriceText = (line: WishlistLine, locale: string): string => {
  const { savedPrice } = itemDetails(line)
  const price = line.variant?.price
  const now = price?.discounted?.value ?? price?.value
  return savedPrice &&
    now &&
    savedPrice.currencyCode === now.currencyCode &&
    savedPrice.centAmount !== now.centAmount
    ? m.list_price_was({ price: formatCents(savedPrice.centAmount, savedPrice.currencyCode, locale) })
    : ''
}

const stateText = (state: ItemState): string =>
  ({
    available: '',
    choice: m.list_choice(),
    'out-of-stock': m.list_out_of_stock(),
    gone: m.list_gone(),
  })[state]

/** A saved item as pages show it. Its prices are formatted texts, which are empty when the item is no longer sold. */
export const wishlistItemView = (line: WishlistLine, locale: LocaleCode, imageId: ImageId) => {
  const { variant } = line
  const attributes = variant?.attributesRaw ?? []
  const price = variant?.price
  const { title, material } = lineName(line)
  const state = itemState(line)
  const [slug, sku] = [line.productSlug ?? '', variant?.sku ?? '']
  return {
    id: line.id,
    name: title,
    slug,
    sku,
    kind: [lineProductKind(line), material || lineKind(attributes)]
      .filter((part) => part !== '' && !title.endsWith(`, ${part}`))
      .join(', '),
    designer: variantAttributeText(attributes, 'artistName'),
    image: imageId(variant?.images[0]?.url),
    price: state !== 'gone' && price ? formatMoney(price.discounted?.value ?? price.value, locale) : '',
    was: state !== 'gone' && price?.discounted ? formatMoney(price.value, locale) : '',
    unit: variantAttributeText(attributes, 'unit'),
    quantity: line.quantity,
    /** Why the item cannot be bought, or what has to be chosen first; empty for an available item. */
    state: stateText(state),
    available: state === 'available',
    /** The page on which its designs are chosen; empty for an item without a choice. */
    choose: state === 'choice' ? yardPath(locale, slug, { sku }) : '',
    /** The price when the item was saved. Only the customer's own page shows it. */
    savedAt: state === 'gone' ? '' : savedPriceText(line, locale),
    note: itemDetails(line).note,
  }
}

export type WishlistItemView = ReturnType<typeof wishlistItemView>
