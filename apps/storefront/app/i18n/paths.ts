import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@selvedge/commerce-client'

/**
 * Returns the locale that a path begins with. A path without a locale has the default locale, so `/en-US/…` is not a
 * path of the shop.
 */
export const localeOfPath = (pathname: string): LocaleCode => {
  // Remix requests the data of `/en-GB` at `/en-GB.data`.
  const first = (pathname.split('/')[1] ?? '').replace(/\.data$/, '')
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/**
 * The same path in another locale, with query and fragment (spec §2). It never begins with two slashes, which would
 * name a host.
 */
export const pathInLocale = (path: string, locale: LocaleCode): string => {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  const first = pathname.split('/')[1] ?? ''
  const withoutLocale = isLocale(first) ? pathname.slice(first.length + 1) : pathname
  const bare = `/${withoutLocale.replace(/^\/+/, '')}`
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return `${prefix}${bare === '/' && prefix ? '' : bare}${search}${hash}`
}

const query = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value)
  const text = search.toString()
  return text ? `?${text}` : ''
}

const withParameter = (path: string, name: string, value: string): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost')
  searchParams.set(name, value)
  return `${pathname}?${searchParams}${hash}`
}

/**
 * The routes of the shop in one locale (spec §2).
 *
 * @param site The key of the site. It is added to URLs at a checkout that several sites share.
 */
export const createPaths = (locale: LocaleCode, site?: string) => {
  const to = (path: string): string => pathInLocale(site ? withParameter(path, 'site', site) : path, locale)
  return {
    home: () => to('/'),
    product: (slug: string, sku?: string) => to(`/product/${encodeURIComponent(slug)}${query({ sku })}`),
    category: (slug: string) => to(`/category/${encodeURIComponent(slug)}`),
    artist: (slug: string, kind?: string) => to(`/artist/${encodeURIComponent(slug)}${query({ kind })}`),
    collection: (slug: string) => to(`/collection/${encodeURIComponent(slug)}`),
    /** The page of a designer; for a designer without a page, the list of their fabrics. */
    designer: (name: string, slug = '') =>
      to(slug ? `/artist/${slug}` : `/category/printed-fabric${query({ designer: name })}`),
    search: (text?: string) => to(`/search${query({ query: text })}`),
    /** Suggestions while a search is typed, as JSON. */
    suggestions: (text: string) => to(`/search/suggest${query({ query: text })}`),
    cart: () => to('/cart'),
    /** The cart with a confirmation that a line was moved to the wishlist. */
    cartAfterSaving: () => to('/cart?saved=1'),
    checkout: () => to('/checkout'),
    checkoutStep: (step: 'shipping' | 'billing' | 'review') =>
      to(step === 'shipping' ? '/checkout' : `/checkout#${step}`),
    editCheckout: (step: 'shipping' | 'billing') =>
      to(`/checkout${query({ edit: step })}${step === 'billing' ? '#billing' : ''}`),
    /**
     * The target of a step's form. It has no fragment, because a browser would keep the fragment after the redirect.
     */
    sendCheckout: (step: 'shipping' | 'billing' | 'review') =>
      to(step === 'review' ? '/checkout' : `/checkout${query({ edit: step })}`),
    /**
     * The shipping step with a saved address in its fields. `address` is the id of that address, `new` for empty
     * fields, or `list` for the address book.
     */
    editAddress: (address: string) => to(`/checkout${query({ edit: 'shipping', address })}`),
    checkoutReturn: (from: 'card' | 'paypal' | 'afterpay', parameters: { readonly keep?: 'on' } = {}) =>
      to(`/checkout/back/${from}${query(parameters)}`),
    /** The payment step with a message that the payment failed. */
    paymentAgain: () => to(`/checkout${query({ edit: 'billing', payment: 'again' })}#billing`),
    /** The payment step after a payment was cancelled on the provider's page: it says so, and has the same method selected. */
    paymentCancelled: (kind: 'card' | 'paypal' | 'afterpay') =>
      to(`/checkout${query({ edit: 'billing', unpaid: kind })}#billing`),
    /**
     * The page of an order that is being placed. When `attempt` is missing, the order service adds the id of the
     * attempt to the URL.
     */
    placing: (attempt?: string) => to(`/checkout/placing${query({ attempt })}`),
    success: (order: string) => to(`/checkout/success${query({ order })}`),
    /** The data that events need but pages do not show. */
    dataLayer: (parameters: { readonly order?: string; readonly statistics?: '1' } = {}) =>
      to(`/data-layer${query(parameters)}`),
    login: (redirectTo?: string) => to(`/account/login${query({ redirectTo })}`),
    /** The login page with a message that the new password is set. */
    loginAfterReset: () => to(`/account/login${query({ reset: 'done' })}`),
    register: (redirectTo?: string) => to(`/account/register${query({ redirectTo })}`),
    forgot: () => to('/account/forgot'),
    logout: () => to('/account/logout'),
    account: (page?: string) => to(`/account/dashboard${page ? `/${page}` : ''}`),
    /** Everything that is stored about the customer, as a file. */
    personalData: () => to('/account/dashboard/profile/data'),
    preferences: () => to('/preferences'),
    newsletter: () => to('/newsletter'),
    /** The page that is shown instead of a design for adults until the visitor agrees to see such designs. */
    adultContent: (page: string) => to(`/adult-content?${new URLSearchParams({ to: page })}`),
    /**
     * The consent choices of the privacy page. With JavaScript, a link to them opens the choices on the current page
     * instead.
     */
    cookieChoices: () => to('/help/privacy#cookie-choices'),
    idVerification: () => to('/id-verification'),
    help: (topic: 'delivery' | 'returns' | 'promotions' | 'privacy') => to(`/help/${topic}`),
  }
}

export type Paths = ReturnType<typeof createPaths>

/**
 * Returns the path to redirect to, from the value of a form or a query. Any value that is not a path of this shop
 * becomes `/`.
 */
export const safeRedirectPath = (value: unknown): string => {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return '/'
  const url = new URL(value, 'http://localhost')
  return url.origin === 'http://localhost' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : '/'
}
