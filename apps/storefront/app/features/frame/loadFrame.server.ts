import { redirect } from '@remix-run/node'
import { isLocale, localeOfCurrency } from '@selvedge/commerce-client'
import { findCustomer } from '../../../server/account/customer.ts'
import { findSite, listCategories } from '../../../server/catalogue/catalogue.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'
import { pathInLocale } from '../../i18n/paths.ts'
import { notFound } from '../errors/failures.server.ts'
import { accountMenu } from './accountMenu.server.ts'
import { loadMenu } from './loadMenu.server.ts'
import { packData } from './packData.ts'

/**
 * Redirects a visitor whose currency, the selected one or else their cart's, implies another locale to the same page
 * there (spec §4), and `/en-US/…` to the path without it. Only page views are redirected: the result of a form is shown
 * on the page that it was submitted from, with what was typed.
 */
const redirectToLocale = (shop: ShopContext, request: Request): void => {
  if (shop.isSubmission) return
  const url = new URL(request.url)
  const currency = shop.session.currency ?? shop.session.cart?.currency
  const locale = currency ? localeOfCurrency(currency) : shop.locale
  const here = `${url.pathname}${url.search}`
  const there = pathInLocale(here, locale)
  if (there === here) return
  // Another currency at checkout is never shown without a notice (spec §9).
  const { session } = shop
  if (isCheckoutPath(url.pathname) && session.currency && session.cart && !session.notice)
    session.notify({ kind: 'currency-changed', currency: shop.market.currency })
  throw redirect(there)
}

/**
 * Loads the data of every page's header and footer. While the platform does not respond, the header has fewer links.
 */
export const loadFrame = async (shop: ShopContext, request: Request, locale: string | undefined) => {
  if (locale !== undefined && !isLocale(locale)) throw notFound()
  redirectToLocale(shop, request)
  const { market, session, settings } = shop
  const [categories, site] = await Promise.all([
    listCategories(shop),
    findSite(shop),
    // Updates the group of the customer's prices, which the shop can change at any time.
    shop.isDocument ? findCustomer(shop) : undefined,
  ])
  const known = categories.ok ? categories.value : []
  const menu = await loadMenu(shop, known)
  const config = site.ok ? site.value : undefined
  const notice = session.consumeNotice()
  const account = accountMenu(shop)
  return {
    locale: market.locale,
    currency: market.currency,
    brand: settings.siteKey === 'larkhouse' ? ('larkhouse' as const) : ('selvedge' as const),
    nonce: shop.nonce,
    /** The navigation, the banner and the footer, which are the same on most pages. */
    menu: packData(menu),
    site: { key: settings.siteKey, name: config?.name ?? 'Selvedge' },
    sites: config?.displayMultiBrandBanner
      ? [config, ...config.siblingSites]
          .sort((left, right) => left.order - right.order)
          .map(({ key, name, url }) => ({ key, name, url }))
      : [],
    cartCount: session.cart?.count ?? 0,
    /** The id and version of the cart: the value differs after every change of the cart. */
    cartStamp: session.cart ? `${session.cart.id}:${session.cart.version}` : '',
    firstName: session.customer?.firstName ?? '',
    signedIn: session.customer !== undefined,
    ...(account ? { account } : {}),
    ...(notice ? { notice } : {}),
    ...(settings.analyticsUrl ? { analyticsUrl: settings.analyticsUrl } : {}),
    group: session.customer?.groupKey ?? '',
  }
}
