import type { AnalyticsItem } from '@selvedge/analytics'
import type { LineItemLike } from '../cart/cartLike.ts'
import { lineAttributeText } from '../line/attributeText.ts'
import { linePriceSummary } from '../line/linePriceSummary.ts'
import { toCurrencyUnits } from '../money/money.ts'

type TextName = 'item_brand' | 'item_category' | 'item_variant' | 'childSku' | 'parentSku'

const filled = (
  texts: Readonly<Record<TextName, string | null | undefined>>,
): Partial<Pick<AnalyticsItem, TextName>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => Boolean(text)))

/**
 * Maps a line to a GA4 item, for a number of its units (all of them by default). `price` is one unit after the line's
 * discounts, `discount` the reduction of one unit, both in whole units of the currency: cents divided by 100.
 *
 * @example
 * ```ts
 * import { analyticsItem } from '@selvedge/cart-domain'
 *
 * const line = {
 *   id: 'a',
 *   name: 'Terrazzo Rosa',
 *   variant: { sku: 'rosa-18' },
 *   quantity: 2,
 *   price: { value: { currencyCode: 'USD', centAmount: 3900 } },
 *   discountedPricePerQuantity: [],
 * }
 *
 * analyticsItem(line, 1) // { item_id: 'rosa-18', childSku: 'rosa-18', item_name: 'Terrazzo Rosa', price: 39, quantity: 1 }
 * ```
 */
export const analyticsItem = (line: LineItemLike, quantity: number = line.quantity): AnalyticsItem => {
  const { netSalePrice, discount } = linePriceSummary(line)
  const each = (cents: number): number =>
    line.quantity === 0
      ? 0
      : toCurrencyUnits({ ...line.price.value, centAmount: Math.round(cents / line.quantity) })
  const sku = line.variant?.sku ?? ''
  return {
    item_id: sku || line.id,
    item_name: line.name ?? '',
    ...filled({
      item_brand: lineAttributeText(line, 'artistName'),
      item_category: line.productType?.key,
      item_variant: lineAttributeText(line, 'size-display'),
      childSku: lineAttributeText(line, 'childSku') || sku,
      parentSku: lineAttributeText(line, 'parentSku') || line.productKey,
    }),
    ...(discount > 0 ? { discount: each(discount) } : {}),
    price: each(netSalePrice),
    quantity,
  }
}
