import type { Section } from '../report/markdown.ts'
import { startShop } from '../stack/startShop.ts'
import { fillGuestCart, findProducts } from './guestCart.ts'
import { launchBrowser } from './launchBrowser.ts'
import { transferRows } from './transferRows.ts'

/** Measures what each page of the shop makes a browser fetch, without load or timing. */
export const benchPages = async (log: (step: string) => void): Promise<readonly Section[]> => {
  const browser = await launchBrowser()
  log('Starting the shop')
  const shop = await startShop()
  try {
    const products = await findProducts(`${shop.url}/category/printed-fabric`)
    const cartCookies = await fillGuestCart(shop.url, products.slice(0, 3))
    log('Opening pages')
    const rows = await transferRows(browser, shop.url, { product: products[0] ?? '', cartCookies })
    return [{ title: 'transfer, a first visit in a browser', rows }]
  } finally {
    await browser.close()
    await shop.stop()
  }
}
