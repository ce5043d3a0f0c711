import type { Page } from '@playwright/test'
import { expectOrder, type OrderFacts, type ShopAddresses } from '@selvedge/testing'
import { orderPlaced, placeOrder } from './checkout.ts'
import { total } from './shopping.ts'

/**
 * Proves the order of the confirmation page: the platform has this one order of the cart or guest, over the total that
 * the page shows, and the providers captured exactly their part. Orders that were cancelled before are named.
 */
export const expectOrdered = async (
  page: Page,
  shop: ShopAddresses,
  cancelled: readonly string[] = [],
): Promise<OrderFacts> =>
  expectOrder(shop, { number: await orderPlaced(page), total: await total(page), cancelled })

/** Places the order from the review and proves it. */
export const order = async (page: Page, shop: ShopAddresses): Promise<OrderFacts> => {
  await placeOrder(page)
  return expectOrdered(page, shop)
}
