import type { CardFieldsSetup } from '@selvedge/identity-client/card-fields'
import { securityHeaders } from '@selvedge/service'
import { isCheckoutPath } from '../../app/i18n/isCheckoutPath.ts'
import type { Settings } from '../settings/settings.ts'

type Page = {
  /** The sources of the page's scripts. */
  readonly scripts: string
  readonly path: string
  /**
   * The other origin, when the shop and its checkout have different origins: the checkout's for a page of the shop, the
   * shop's for a page of the checkout.
   */
  readonly otherOrigin?: string | undefined
}

const sources = (...values: readonly (string | undefined)[]): string =>
  [...new Set(values.filter((value) => value !== undefined))].join(' ')

/** The sources that a page allows, by the directive of its content security policy. */
type ProviderHosts = {
  readonly frames: readonly string[]
  readonly connections: readonly string[]
  readonly images: readonly string[]
  /** The origins of the provider's own pages, which the response to a form redirects to. */
  readonly pages: readonly string[]
}

const originOf = (url: string): string => new URL(url).origin

/** The hosts of a provider's card fields and pages, from the provider's documentation. */
const providerHosts = (source: CardFieldsSetup): ProviderHosts => {
  switch (source.kind) {
    case 'none':
      return { frames: [], connections: [], images: [], pages: [] }
    case 'sandbox':
      return { frames: [originOf(source.url)], connections: [], images: [], pages: [originOf(source.url)] }
    case 'stripe':
      return {
        frames: [originOf(source.script), 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connections: ['https://api.stripe.com'],
        images: ['https://*.stripe.com'],
        pages: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
      }
    case 'braintree':
      return {
        frames: [originOf(source.clientScript), 'https://assets.braintreegateway.com'],
        connections: ['https://*.braintreegateway.com', 'https://*.braintree-api.com'],
        images: ['https://assets.braintreegateway.com'],
        pages: [],
      }
  }
}

/** Whether a path is the page of the account on which a card is added, in any locale. */
const isCardPath = (path: string): boolean => path.endsWith('/account/dashboard/payment-methods')

/** The settings that determine the content security policy of a page. */
export type ContentSecuritySettings = Pick<
  Settings,
  | 'NODE_ENV'
  | 'ANALYTICS_URL'
  | 'IDME_CLIENT_ID'
  | 'IDME_PAGE_URL'
  | 'imageHosts'
  | 'approvalOrigins'
  | 'cardSource'
>

/**
 * The origins of other sites to which the forms of a page redirect: the provider of group proofs, and the provider's
 * page for a card to save.
 */
const formPages = (
  path: string,
  { IDME_CLIENT_ID, IDME_PAGE_URL, cardSource, approvalOrigins }: ContentSecuritySettings,
): readonly string[] => {
  if (isCardPath(path)) return [...providerHosts(cardSource).pages, ...approvalOrigins]
  return IDME_CLIENT_ID && path.endsWith('/id-verification') ? [new URL(IDME_PAGE_URL).origin] : []
}

/** The sources that allow only scripts with the nonce of a response, and the scripts that they load. */
export const scriptsByNonce = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`

/**
 * The content security policy of a page. Payment providers are allowed at the checkout and where a card is added to the
 * account, and only those that are configured.
 */
export const pageContentSecurity = (
  { scripts, path, otherOrigin }: Page,
  settings: ContentSecuritySettings,
): string => {
  const development = settings.NODE_ENV === 'development'
  const isCheckout = isCheckoutPath(path)
  const hosts = providerHosts(isCheckout || isCardPath(path) ? settings.cardSource : { kind: 'none' })
  const pages = isCheckout ? [...hosts.pages, ...settings.approvalOrigins] : formPages(path, settings)
  const collector = settings.ANALYTICS_URL ? new URL(settings.ANALYTICS_URL).origin : undefined
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources("'self'", 'data:', ...settings.imageHosts, ...hosts.images)}`,
    "font-src 'self'",
    `connect-src ${sources("'self'", collector, development ? 'ws:' : undefined, ...hosts.connections)}`,
    `frame-src ${sources(...hosts.frames) || "'none'"}`,
    // When the response to a form redirects to another origin, `form-action` must allow that origin, too.
    `form-action ${sources("'self'", otherOrigin, ...pages)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Headers of every response of the shop. */
export const shopHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...securityHeaders(origin),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
})
