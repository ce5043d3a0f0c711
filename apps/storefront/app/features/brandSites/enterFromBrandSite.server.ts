import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { localeOfCurrency } from '@selvedge/commerce-client'
import { acceptVisitor } from '../../../server/brandSites/acceptVisitor.ts'
import { brandPage } from '../../../server/brandSites/brandPage.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { pathInLocale } from '../../i18n/paths.ts'
import { m } from '../../paraglide/messages.js'

/** The query parameter with the nonce, for the page of the brand's site. */
const NONCE = 'handover-for'
/** The query parameter with which the visitor returns when the shop did not accept them. */
const FAILED = 'handover-failed'

/** The origin of an address, for a log: never the query, which may have personal data. */
const originOf = (address: string | null): string => {
  const origin = address !== null && URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? 'the page' : origin
}

const logRefusal = ({ log }: ShopContext, reason: string): void =>
  log.warn({ reason }, 'a visitor of a brand’s site was not accepted')

const refuse = (shop: ShopContext, reason: string, title: string = m.error_text()): Response => {
  logRefusal(shop, reason)
  shop.session.notify({ kind: 'message', title })
  return redirect(shop.paths.cart())
}

/** Sends the visitor back to the page of the site, where their cart is. */
const sendBack = (shop: ShopContext, page: URL, reason: string): Response => {
  logRefusal(shop, reason)
  page.searchParams.delete(NONCE)
  page.searchParams.set(FAILED, 'true')
  return redirect(page.href)
}

/**
 * Continues at this shop's checkout as the visitor of a brand's own site, with the same cart.
 *
 * The site links to `/enter?from=PAGE`. The shop stores a nonce in a cookie, and redirects to the page with it. The page
 * gets a code for the nonce from the identity service, and opens `/enter?from=PAGE&code=CODE`. The code is accepted
 * once, within 30 seconds, and only with the nonce: a code in a link from somebody else does not put a visitor into that
 * person's session. The cart and the checkout then link back to the page, and the confirmation to the folder of the page. Only pages of `SITE_ORIGINS`
 * get a nonce. When a code is not accepted, the shop redirects to the page with
 * `handover-failed=true`.
 */
export const enterFromBrandSite = async (
  shop: ShopContext,
  parameters: URLSearchParams,
): Promise<Response> => {
  const { session, settings, handovers, paths } = shop
  if (!handovers) return refuse(shop, 'SHOP_SERVER_KEY is not set')
  const from = parameters.get('from')
  const page = brandPage(from, settings.brandOrigins)
  if (!page)
    return refuse(shop, `SITE_ORIGINS does not list the origin of ${originOf(from)}`, m.brand_site_unknown())
  const code = parameters.get('code')
  if (code === null) {
    // An existing nonce is reused, so that two windows can enter at the same time.
    const nonce = session.handover ?? randomUUID()
    session.beginHandover(nonce)
    page.searchParams.delete(FAILED)
    page.searchParams.set(NONCE, nonce)
    return redirect(page.href)
  }
  const redeemed = await handovers.redeemVisitor(code)
  if (!redeemed.ok) return sendBack(shop, page, `the code was not redeemed: ${redeemed.problem.kind}`)
  const { site, nonce } = redeemed.value
  if (site !== settings.siteKey) return sendBack(shop, page, 'the code is for another site')
  if (nonce !== session.handover) return sendBack(shop, page, 'the code is for another browser')
  const isAccepted = await acceptVisitor(shop, handovers, redeemed.value)
  if (!isAccepted) return sendBack(shop, page, 'the cart could not be read')
  for (const name of [NONCE, FAILED]) page.searchParams.delete(name)
  session.rememberBrandPage(page.href)
  // The locale belongs to the currency of the cart, which may differ from that of the brand's link.
  const currency = session.currency ?? session.cart?.currency
  return redirect(currency ? pathInLocale(paths.checkout(), localeOfCurrency(currency)) : paths.checkout())
}
