import type { Page } from '@playwright/test'
import { expectOrder, type OrderFacts, type ShopAddresses } from '@selvedge/testing'
import { placeOrder, waitForConfirmation } from './checkout.ts'
import { readTotal } from './shopping.ts'

/**
 * Asserts the order of the confirmation page: the platform has no other order of the same cart or guest, the order has
 * the total of the page, and the providers captured exactly the part that is paid through them. Earlier orders are
 * allowed only if they are cancelled and listed in `cancelled`.
 */
export const expectOrdered = async (
  page: Page,
  shop: ShopAddresses,
  cancelled: readonly string[] = [],
): Promise<OrderFacts> =>
  expectOrder(shop, { number: await waitForConfirmation(page), total: await readTotal(page), cancelled })

/** Places the order from the review and asserts it. */
export const placeAndExpectOrder = async (page: Page, shop: ShopAddresses): Promise<OrderFacts> => {
  await placeOrder(page)
  return expectOrdered(page, shop)
}
