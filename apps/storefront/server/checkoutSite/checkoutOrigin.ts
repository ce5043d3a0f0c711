import { createHandoverClient, type HandoverClient } from '@selvedge/identity-client/handovers'
import type { Settings } from '../settings/settings.ts'
import type { KnownSite, Site } from '../sites/createSites.ts'
import type { CheckoutSite } from './moveVisitor.ts'

/**
 * The origin that a request is for: the checkout's origin for a request to a checkout on its own origin, else the
 * site's origin.
 */
export const originOf = (
  { site, isCheckoutHere }: KnownSite,
  { checkoutOrigin }: Pick<Settings, 'checkoutOrigin'>,
): string => (isCheckoutHere && checkoutOrigin ? checkoutOrigin : site.origin)

/**
 * The suffix of cookie names. It separates sites and checkouts at different ports of one host, because browsers send
 * cookies to all ports.
 */
export const cookieSuffix = (
  { key, isDefault }: Site,
  isCheckoutHere: boolean,
): { readonly site?: string } => {
  const parts = [...(isDefault ? [] : [key]), ...(isCheckoutHere ? ['at_checkout'] : [])]
  return parts.length > 0 ? { site: parts.join('_') } : {}
}

type Identity = Pick<Parameters<typeof createHandoverClient>[0], 'fetch' | 'headers'>

/** The client for handovers of visitors between a site and its other origins; `undefined` without `SHOP_SERVER_KEY`. */
export const handoversOf = (
  { site }: KnownSite,
  { SHOP_SERVER_KEY: shopKey, IDENTITY_URL: baseUrl }: Pick<Settings, 'SHOP_SERVER_KEY' | 'IDENTITY_URL'>,
  identity: Identity,
): HandoverClient | undefined =>
  shopKey ? createHandoverClient({ ...identity, baseUrl, product: site.key, shopKey }) : undefined

/** The checkout on its own origin, for a request; `undefined` when it is a part of the shop. */
export const checkoutSiteOf = (
  { site, isCheckoutHere }: KnownSite,
  { checkoutOrigin }: Pick<Settings, 'checkoutOrigin'>,
  handovers: HandoverClient | undefined,
): CheckoutSite | undefined =>
  checkoutOrigin && handovers
    ? {
        isHere: isCheckoutHere,
        otherOrigin: isCheckoutHere ? site.origin : checkoutOrigin,
        handovers,
      }
    : undefined
