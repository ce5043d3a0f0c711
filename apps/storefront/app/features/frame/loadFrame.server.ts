import { isLocale } from '@selvedge/commerce-client'
import { findSite, listCategories } from '../../../server/catalogue/catalogue.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'
import { redirectToLocale } from './redirectToLocale.server.ts'

/** The categories of the main navigation, by slug. */
const mainCategories = ['fabric', 'wallpaper', 'bedding', 'dining', 'living-and-decor', 'wall-art']

/** Loads what every page's head and foot show. It survives a platform that does not answer: the head has fewer links then. */
export const loadFrame = async (shop: ShopContext, request: Request, locale: string | undefined) => {
  if (locale !== undefined && !isLocale(locale)) throw notFound()
  redirectToLocale(shop, request)
  const { market, session, settings } = shop
  const [categories, site] = await Promise.all([listCategories(shop), findSite(shop)])
  const known = categories.ok ? categories.value : []
  const nav = mainCategories.flatMap((slug) =>
    known.filter((category) => category.slug === slug).map(({ name }) => ({ slug, name })),
  )
  const config = site.ok ? site.value : undefined
  const notice = session.takeNotice()
  return {
    locale: market.locale,
    currency: market.currency,
    brand: settings.siteKey === 'larkhouse' ? ('larkhouse' as const) : ('selvedge' as const),
    nonce: shop.nonce,
    nav,
    site: { key: settings.siteKey, name: config?.name ?? 'Selvedge' },
    sites: config?.displayMultiBrandBanner
      ? [config, ...config.siblingSites]
          .sort((left, right) => left.order - right.order)
          .map(({ key, name, url }) => ({ key, name, url }))
      : [],
    cartCount: session.cart?.count ?? 0,
    /** Another one whenever the cart is another one. */
    cartStamp: session.cart ? `${session.cart.id}:${session.cart.version}` : '',
    firstName: session.customer?.firstName ?? '',
    signedIn: session.customer !== undefined,
    ...(notice ? { notice } : {}),
    ...(settings.analyticsUrl ? { analyticsUrl: settings.analyticsUrl } : {}),
    group: session.customer?.groupKey ?? '',
    /** Rarely there: its words come with the page, not with the script. */
    more: shop.groupProof ? [{ label: m.verify_link(), href: shop.paths.idVerification() }] : [],
  }
}
