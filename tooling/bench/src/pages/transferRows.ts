import type { Browser } from 'playwright-core'
import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { kilobytes, times } from '../report/units.ts'
import { measureTransfer } from './measureTransfer.ts'

type TransferBudget = {
  readonly page: string
  /** The path of the page. The path of the product page is known only at run time. */
  readonly path: string
  readonly needsCart: boolean
  readonly scripts: number
  /** The JavaScript of the corresponding page in Hydrogen's skeleton template, measured once by the same method. */
  readonly hydrogen: number
}

const STYLES = 12_000

const budgetsOf = (product: string): readonly TransferBudget[] => [
  { page: 'home', path: '/', needsCart: false, scripts: 97_000, hydrogen: 100_100 },
  {
    page: 'category',
    path: '/category/printed-fabric',
    needsCart: false,
    scripts: 97_000,
    hydrogen: 100_400,
  },
  { page: 'product', path: product, needsCart: false, scripts: 100_000, hydrogen: 101_500 },
  { page: 'cart', path: '/cart', needsCart: true, scripts: 99_000, hydrogen: 99_100 },
  // Shopify hosts the checkout of a Hydrogen shop, so the cart is the closest page.
  { page: 'checkout', path: '/checkout', needsCart: true, scripts: 99_000, hydrogen: 99_100 },
]

/** Compares the JavaScript and CSS that each page fetches without interaction with the budgets and with Hydrogen. */
export const transferRows = async (
  browser: Browser,
  shop: string,
  { product, cartCookies }: { readonly product: string; readonly cartCookies: string },
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const { page, path, needsCart, scripts, hydrogen } of budgetsOf(product)) {
    const transfer = await measureTransfer(browser, `${shop}${path}`, needsCart ? cartCookies : '')
    rows.push(
      atMost(
        `${page}: all JavaScript, on the wire (${transfer.scripts.count} files)`,
        transfer.scripts.bytes,
        scripts,
        kilobytes,
      ),
      withoutBudget(
        `${page}: JavaScript, of Hydrogen's ${kilobytes(hydrogen)}`,
        times(transfer.scripts.bytes / hydrogen),
      ),
      atMost(
        `${page}: all CSS, on the wire (${transfer.styles.count} files)`,
        transfer.styles.bytes,
        STYLES,
        kilobytes,
      ),
    )
  }
  return rows
}
