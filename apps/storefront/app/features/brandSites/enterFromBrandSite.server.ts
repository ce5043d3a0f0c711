import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { localeOfCurrency } from '@selvedge/commerce-client'
import { acceptVisitor } from '../../../server/brandSites/acceptVisitor.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { pathInLocale } from '../../i18n/paths.ts'
import { m } from '../../paraglide/messages.js'

/** The query parameter with the nonce, for the page of the brand's site. */
const NONCE = 'handover-for'

/** The page of a brand's site; `undefined` for an address that is not of a known site. */
const brandPage = (address: string | null, origins: readonly string[]): URL | undefined => {
  const page = address !== null && URL.canParse(address) ? new URL(address) : undefined
  return page && origins.includes(page.origin) ? page : undefined
}

/** The origin of an address, for a log: never the query, which may have personal data. */
const originOf = (address: string | null): string => {
  const origin = address !== null && URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? 'the page' : origin
}

const refuse = (
  { session, paths, log }: ShopContext,
  reason: string,
  title: string = m.error_text(),
): Response => {
  log.warn({ reason }, 'a visitor of a brand’s site was not accepted')
  session.notify({ kind: 'message', title })
  return redirect(paths.cart())
}

/**
 * Continues at this shop's checkout as the visitor of a brand's own site, with the same cart.
 *
 * The site links to `/enter?from=PAGE`. The shop stores a nonce in a cookie, and redirects to the page with it. The page
 * gets a code for the nonce from the identity service, and opens `/enter?from=PAGE&code=CODE`. The code is accepted
 * once, within 30 seconds, and only with the nonce: a code in a link from somebody else does not put a visitor into that
 * person's session. Only pages of `SITE_ORIGINS` get a nonce.
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
    page.searchParams.set(NONCE, nonce)
    return redirect(page.href)
  }
  const redeemed = await handovers.redeemVisitor(code)
  if (!redeemed.ok) return refuse(shop, `the code was not redeemed: ${redeemed.problem.kind}`)
  const { site, nonce } = redeemed.value
  if (site !== settings.siteKey) return refuse(shop, 'the code is for another site')
  if (nonce !== session.handover) return refuse(shop, 'the code is for another browser')
  const isAccepted = await acceptVisitor(shop, handovers, redeemed.value)
  if (!isAccepted) return refuse(shop, 'the cart could not be read')
  // The locale belongs to the currency of the cart, which may differ from that of the brand's link.
  const currency = session.currency ?? session.cart?.currency
  return redirect(currency ? pathInLocale(paths.checkout(), localeOfCurrency(currency)) : paths.checkout())
}
