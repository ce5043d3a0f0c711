import type { LocaleCode } from '@selvedge/commerce-client'
import type { KnownSite } from './createSites.ts'
import { describeSite } from './describeSite.ts'

/** Who sold an order, for its invoice. */
export type Seller = {
  /** The name of the site. */
  readonly name: string
  /** The name and the address of its company; empty when the site does not have them. */
  readonly lines: readonly string[]
}

/**
 * Returns who sold an order. `siteKey` is the key of the order's site, which may differ from the site of the request.
 * An order without a site key belongs to the default site (`SITE_KEY`). When the site no longer exists, the seller is
 * the site of the request.
 */
export const sellerOf = (
  { site, all }: Pick<KnownSite, 'site' | 'all'>,
  siteKey: string | undefined,
  locale: LocaleCode,
): Seller => {
  const sold = all.find(({ key, isDefault }) => (siteKey === undefined ? isDefault : key === siteKey)) ?? site
  const { name, seller } = describeSite({ site: sold, all }, locale)
  return { name, lines: seller }
}
