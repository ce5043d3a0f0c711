import { startBaseline } from '../baseline/startBaseline.ts'
import { baselineRows, loadRows } from '../load/loadRows.ts'
import { measureLoad } from '../load/measureLoad.ts'
import { targetsOf } from '../load/targets.ts'
import { orderRows } from '../orders/orderRows.ts'
import { callRows } from '../pages/callRows.ts'
import { countCalls } from '../pages/countCalls.ts'
import { fillGuestCart, findProducts, skuOf } from '../pages/guestCart.ts'
import { launchBrowser } from '../pages/launchBrowser.ts'
import { type HtmlSize, measureHtml } from '../pages/measureHtml.ts'
import { type PageName, pagesOf } from '../pages/pages.ts'
import { sizeRows } from '../pages/sizeRows.ts'
import { transferRows } from '../pages/transferRows.ts'
import type { Section } from '../report/markdown.ts'
import { startShop } from '../stack/startShop.ts'
import { totalsRows } from '../totals/totalsRows.ts'

/** The duration of a run. */
export type Timing = { readonly rounds: number; readonly seconds: number; readonly orders: number }

/** Measures the whole shop: sizes, calls, load, orders, totals. */
export const benchShop = async (timing: Timing, log: (step: string) => void): Promise<readonly Section[]> => {
  log('Starting the shop')
  const shop = await startShop()
  const plain = await startBaseline('plainServer.ts')
  const bare = await startBaseline('bareServer.ts')
  const browser = await launchBrowser()
  try {
    const [first = '', second = '', third = ''] = await findProducts(`${shop.url}/category/printed-fabric`)
    const cookies = await fillGuestCart(shop.url, [first, second, third])
    const pages = pagesOf(shop.url, first, cookies)

    log('Counting calls to the platform')
    const calls = await countCalls(shop, pages, {
      url: `${shop.url}/category/throw-pillow`,
      headers: {},
    })
    await shop.restart('direct')

    log('Weighing pages')
    const weights = new Map<PageName, HtmlSize>()
    for (const page of pages) weights.set(page.name, await measureHtml(page.url, page.headers))

    const transfer = await transferRows(browser, shop.url, { product: first, cartCookies: cookies })

    log('Loading pages')
    const targets = await targetsOf(pages, weights, { plain: plain.url, bare: bare.url })
    const loads = await measureLoad(targets, timing)

    const bytesOf = async (url: string): Promise<number> =>
      (await (await fetch(url)).arrayBuffer()).byteLength
    const bytes = { plain: await bytesOf(plain.url), lean: await bytesOf(`${plain.url}/lean`) }

    log('Placing orders')
    const sku = skuOf(await (await fetch(`${shop.url}${first}`)).text())
    const orders = await orderRows(shop, sku, timing.orders)
    log('Adding up carts')
    return [
      {
        title: 'transfer, a first visit in a browser',
        rows: transfer,
      },
      {
        title: 'sizes of HTML',
        rows: pages.flatMap((page) => {
          const weight = weights.get(page.name)
          return weight ? sizeRows(page, weight) : []
        }),
      },
      {
        title: 'platform calls, counted by a proxy in front of it',
        rows: [...calls].flatMap(([name, counted]) => callRows(name, counted)),
      },
      {
        title: 'load, uncompressed',
        rows: [...baselineRows(loads, bytes), ...pages.flatMap((page) => loadRows(page, loads))],
      },
      { title: 'orders, end to end with sandbox payments', rows: orders },
      { title: 'cart totals, fastest of many rounds', rows: totalsRows() },
    ]
  } finally {
    await browser.close()
    plain.stop()
    bare.stop()
    await shop.stop()
  }
}
