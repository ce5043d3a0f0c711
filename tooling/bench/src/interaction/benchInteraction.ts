import { fillGuestCart, findProducts } from '../pages/guestCart.ts'
import type { Section } from '../report/markdown.ts'
import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { milliseconds } from '../report/units.ts'
import { startShop } from '../stack/startShop.ts'
import { measureQuantity } from './measureQuantity.ts'

const BUDGET_MS = 100

/** Measures how soon the cart reacts to a click in a browser on a slow phone, with three lines and with ten. */
export const benchInteraction = async (log: (step: string) => void): Promise<readonly Section[]> => {
  log('Starting the shop')
  const shop = await startShop()
  try {
    const products = await findProducts(`${shop.url}/category/printed-fabric`)
    const rows: Row[] = []
    for (const lines of [3, 10]) {
      log(`Changing quantities in a cart of ${lines} lines`)
      const cookies = await fillGuestCart(shop.url, products.slice(0, lines))
      const slow = await measureQuantity(shop.url, cookies, 4)
      const plain = await measureQuantity(shop.url, cookies, 1)
      rows.push(
        atMost(
          `${lines} lines: a quantity change at 4 × slower CPU, worst of ${slow.presses}`,
          slow.worst,
          BUDGET_MS,
          milliseconds,
        ),
        withoutBudget(
          `${lines} lines: median at 4 ×; worst and median unslowed`,
          [slow.median, plain.worst, plain.median].map(milliseconds).join('; '),
        ),
      )
    }
    return [{ title: 'interaction to next paint, as the browser counts it', rows }]
  } finally {
    await shop.stop()
  }
}
