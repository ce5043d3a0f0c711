import { accountRows } from '../accounts/accountRows.ts'
import { orderRows } from '../orders/orderRows.ts'
import { findProducts, skuOf } from '../pages/guestCart.ts'
import type { Section } from '../report/markdown.ts'
import { startShop } from '../stack/startShop.ts'

/** The number of orders and accounts to measure. */
export type Amounts = { readonly orders: number; readonly accounts: number }

/** Measures services without pages: order times, and whether responses for known and unknown accounts take the same time. */
export const benchServices = async (
  { orders, accounts }: Amounts,
  log: (step: string) => void,
): Promise<readonly Section[]> => {
  log('Starting the shop')
  const shop = await startShop()
  try {
    await shop.restart('direct')
    const [first = ''] = await findProducts(`${shop.url}/category/printed-fabric`)
    const sku = skuOf(await (await fetch(`${shop.url}${first}`)).text())
    log('Placing orders')
    const placed = await orderRows(shop, sku, orders)
    log('Comparing known and unknown accounts')
    const compared = await accountRows(shop, accounts)
    return [
      { title: 'orders, end to end with sandbox payments', rows: placed },
      { title: 'accounts, known and unknown addresses in turns', rows: compared },
    ]
  } finally {
    await shop.stop()
  }
}
