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
 * Returns who sold an order of a site, which may be another site than that of the request. An order without a key
 * belongs to the site of `SITE_KEY`. The orders of a site that no longer exists have the site of the request.
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
