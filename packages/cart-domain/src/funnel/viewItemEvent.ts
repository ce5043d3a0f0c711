import type { AnalyticsItem, CommerceEvent } from '@selvedge/analytics'
import { type MoneyLike, toCurrencyUnits } from '../money/money.ts'

/** A product that a visitor views: its price for them, and further GA4 fields. */
export type ViewedItem = {
  readonly sku: string
  readonly name: string
  readonly price: MoneyLike
  readonly more?: Partial<Omit<AnalyticsItem, 'item_id' | 'item_name' | 'price'>> | undefined
}

/**
 * The event of a product that was viewed, with a quantity of 1 and its price in whole units of the currency.
 */
export const viewItemEvent = ({ sku, name, price, more }: ViewedItem) => {
  const units = toCurrencyUnits(price)
  const item = { item_id: sku, item_name: name, quantity: 1, ...more, price: units }
  return {
    event: 'view_item',
    ecommerce: { currency: price.currencyCode, value: units, items: [item] },
  } satisfies CommerceEvent
}
