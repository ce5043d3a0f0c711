import { redirect } from '@remix-run/node'
import { localeOfCurrency } from '@selvedge/commerce-client'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'
import { inLocale } from '../../i18n/paths.ts'

/**
 * Sends a visitor whose currency, the chosen one or else their cart's, implies another locale to the same page there
 * (spec §4), and `/en-US/…` to the
 * path without it. Only page views are redirected: the answer to a form is shown on the page it was sent from, with
 * what was typed.
 */
export const redirectToLocale = (shop: ShopContext, request: Request): void => {
  if (shop.isSubmission) return
  const url = new URL(request.url)
  const currency = shop.session.currency ?? shop.session.cart?.currency
  const wanted = currency ? localeOfCurrency(currency) : shop.locale
  const here = `${url.pathname}${url.search}`
  const there = inLocale(here, wanted)
  if (there === here) return
  // Nobody reads prices in another currency at checkout without having been told (spec §9).
  const { session } = shop
  if (isCheckoutPath(url.pathname) && session.currency && session.cart && !session.notice)
    session.notify({ kind: 'currency-changed', currency: shop.market.currency })
  throw redirect(there)
}
