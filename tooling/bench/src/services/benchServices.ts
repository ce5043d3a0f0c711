import { accountRows } from '../accounts/accountRows.ts'
import { orderRows } from '../orders/orderRows.ts'
import { findProducts, skuOf } from '../pages/guestCart.ts'
import type { Section } from '../report/markdown.ts'
import { startShop } from '../stack/startShop.ts'

/** How much is measured. */
export type Amounts = { readonly orders: number; readonly accounts: number }

/** What needs no pages: orders from submit to number, and whether answers about accounts take the same time. */
export const benchServices = async (
  { orders, accounts }: Amounts,
  say: (doing: string) => void,
): Promise<readonly Section[]> => {
  say('Starting the shop')
  const shop = await startShop()
  try {
    await shop.restart('direct')
    const [first = ''] = await findProducts(`${shop.url}/category/printed-fabric`)
    const sku = skuOf(await (await fetch(`${shop.url}${first}`)).text())
    say('Placing orders')
    const placed = await orderRows(shop, sku, orders)
    say('Asking about accounts')
    const asked = await accountRows(shop, accounts)
    return [
      { title: 'orders, end to end with sandbox payments', rows: placed },
      { title: 'accounts, known and unknown addresses in turns', rows: asked },
    ]
  } finally {
    await shop.stop()
  }
}
