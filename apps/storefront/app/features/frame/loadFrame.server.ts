import { json, redirect } from '@remix-run/node'
import { currencies, isLocale, type LocaleCode, localeOfCurrency } from '@selvedge/commerce-client'
import { findCustomer } from '../../../server/account/customer.ts'
import { brandPage } from '../../../server/brandSites/brandPage.ts'
import { listCategories } from '../../../server/catalogue/catalogue.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { trackedTreatments } from '../../../server/experiments/treatments.ts'
import type { SiteTab } from '../../../server/sites/describeSite.ts'
import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'
import { createPaths, pathInLocale } from '../../i18n/paths.ts'
import { m } from '../../paraglide/messages.js'
import { previewBarContent } from '../preview/previewBarContent.server.ts'
import { accountMenu } from './accountMenu.server.ts'
import { loadMenu } from './loadMenu.server.ts'
import { packData } from './packData.ts'
import { shopStart } from './shopStart.server.ts'

/** The theme of a site; the first theme of the kit when the kit lacks the site’s theme. */
export const themeOf = (theme: string): 'selvedge' | 'larkhouse' =>
  theme === 'larkhouse' ? theme : 'selvedge'

/** The currency of a site for visitors who have selected none; undefined when the locale decides. */
const siteCurrency = ({ currency }: ShopContext['site']) => currencies.find((known) => known === currency)

/**
 * The URL of a sibling site in the same language. When the sibling's front page would show another market, a parameter
 * marks the locale as requested.
 */
const siblingUrl = ({ origin, currency }: SiteTab, locale: LocaleCode): string => {
  const url = new URL(createPaths(locale).home(), origin)
  if (url.pathname === '/' && currency && localeOfCurrency(currency) !== locale)
    url.searchParams.set('locale', locale)
  return url.href
}

/**
 * Redirects a visitor to the same page in the locale of their currency (spec §4): the selected currency, else that of
 * their cart. Also redirects `/en-US/…` to the path without the locale. Only page views are redirected: the result of a
 * form is shown on the page that it was submitted from, with what was typed.
 */
const redirectToLocale = (shop: ShopContext, request: Request): void => {
  if (shop.isSubmission) return
  const url = new URL(request.url)
  // A visitor who opens the site by its URL alone has not selected a market, so the site's own market is shown.
  const first = url.pathname === '/' && url.search === '' ? siteCurrency(shop.site) : undefined
  const currency = shop.session.currency ?? shop.session.cart?.currency ?? first
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
 * The id and version of the cart: the value differs after every change of the cart. A page that is stored for all visitors with the
 * same number of items in their carts has no stamp.
 */
const cartStampFor = ({ session, rendering }: ShopContext): { readonly cartStamp?: string } => {
  if (!session.cart) return { cartStamp: '' }
  return rendering.isShared ? {} : { cartStamp: `${session.cart.id}:${session.cart.version}` }
}

/** The links to the page of a brand's own site from which this visitor came, and to its start page. It is never part of a page for all visitors. */
const linksBackFor = ({ session, settings, rendering }: ShopContext) => {
  const page = rendering.isShared ? undefined : brandPage(session.brandPage?.url, settings.brandOrigins)
  return (
    page && { label: m.back_to_site({ site: page.host }), href: page.href, home: new URL('.', page).href }
  )
}

const loadFrameData = async (shop: ShopContext) => {
  const { market, session, settings, site } = shop
  const [categories, treatments] = await Promise.all([
    listCategories(shop),
    trackedTreatments(shop),
    // Updates the group of the customer's prices, which the shop can change at any time.
    shop.isDocument ? findCustomer(shop) : undefined,
  ])
  const known = categories.ok ? categories.value : []
  const menu = await loadMenu(shop, known)
  await session.cartRead
  const notice = session.consumeNotice()
  const account = accountMenu(shop)
  const back = linksBackFor(shop)
  return {
    locale: market.locale,
    ...(shop.siteInPaths ? { siteInPaths: shop.siteInPaths } : {}),
    currency: market.currency,
    brand: themeOf(site.theme),
    nonce: shop.nonce,
    /** The navigation, the banner and the footer, which are the same on most pages. */
    menu: packData(menu),
    site: {
      key: site.key,
      name: site.name,
      ...(site.categories.length > 0 ? { start: shopStart(shop) } : {}),
      ...(site.shortcutIcon ? { icon: site.shortcutIcon } : {}),
      ...(site.brandLogo
        ? { logo: { full: site.brandLogo, small: site.brandLogoSmall || site.brandLogo } }
        : {}),
    },
    sites: site.tabs.map((tab) => ({
      key: tab.key,
      name: tab.name,
      brand: themeOf(tab.theme),
      url: tab.key === site.key ? shop.paths.home() : siblingUrl(tab, market.locale),
    })),
    ...(back ? { back } : {}),
    cartCount: session.cart?.count ?? 0,
    ...cartStampFor(shop),
    firstName: session.customer?.firstName ?? '',
    signedIn: session.customer !== undefined,
    ...(account ? { account } : {}),
    ...(shop.preview ? { preview: previewBarContent(shop.preview) } : {}),
    ...(notice ? { notice } : {}),
    ...(Object.keys(treatments).length > 0 ? { treatments } : {}),
    ...(settings.analyticsUrl ? { analyticsUrl: settings.analyticsUrl } : {}),
    group: session.customer?.groupKey ?? '',
  }
}

/**
 * Loads the data of every page's header and footer. While the platform does not respond, the header has fewer links.
 * For a URL with an unknown locale, it throws a response with status 404 and the same data.
 */
export const loadFrame = async (shop: ShopContext, request: Request, locale: string | undefined) => {
  if (locale !== undefined && !isLocale(locale)) throw json(await loadFrameData(shop), { status: 404 })
  redirectToLocale(shop, request)
  return loadFrameData(shop)
}
