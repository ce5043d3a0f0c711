import type { LocaleCode } from '@selvedge/commerce-client'
import { parseSiteConfig, type SiteConfig } from '@selvedge/commerce-client/site'
import { siteOrigin } from '@selvedge/service'
import { memoizeByObject } from '../cache/memoizeByObject.ts'
import type { KnownSite } from './createSites.ts'

/** A tab of the banner of all brands. */
export type SiteTab = {
  readonly key: string
  readonly name: string
  readonly origin: string
  readonly theme: string
  readonly currency: string
}

/** The site of a request, in the language of the request. */
export type SiteDescription = SiteConfig & {
  /** The tabs of the banner in their order: this site and its siblings; empty when the site shows no banner. */
  readonly tabs: readonly SiteTab[]
}

const DEFAULT_NAME = 'Selvedge'

const describe = ({ site, all }: Pick<KnownSite, 'site' | 'all'>, locale: LocaleCode): SiteDescription => {
  const config = parseSiteConfig(site.value, locale)
  const name = config.name || DEFAULT_NAME
  const known = all.map((other) => ({ other, own: parseSiteConfig(other.value, locale) }))
  const listed = config.siblingSites.filter(({ key }) => key !== site.key)
  const siblings =
    listed.length > 0
      ? listed
      : known.flatMap(({ other, own }) => (other.key === site.key ? [] : [{ ...own, key: other.key }]))
  const tabs = siblings.flatMap(({ key, name: siblingName, url, order }) => {
    // A sibling that this project serves is described by its own configuration.
    const found = known.find(({ other }) => other.key === key)
    if (found)
      return [
        {
          key,
          name: found.own.name || siblingName,
          origin: found.other.origin,
          theme: found.own.theme,
          currency: found.own.currency,
          order: found.own.order,
        },
      ]
    const origin = siteOrigin(url, site.origin)
    return siblingName && origin ? [{ key, name: siblingName, origin, theme: '', currency: '', order }] : []
  })
  const { theme, currency, order } = config
  const own = { key: site.key, name, origin: site.origin, theme, currency, order }
  return {
    ...config,
    key: site.key,
    name,
    tabs:
      config.displayMultiBrandBanner && tabs.length > 0
        ? [own, ...tabs].sort((left, right) => left.order - right.order).map(({ order: _, ...tab }) => tab)
        : [],
  }
}

const descriptionsOf = memoizeByObject(
  (_: Pick<KnownSite, 'site' | 'all'>) => new Map<LocaleCode, SiteDescription>(),
)

/**
 * Describes a site in a locale, once for each locale. The siblings of the site are the sites that its configuration lists.
 * Without such a list, all other sites are its siblings.
 */
export const describeSite = (known: Pick<KnownSite, 'site' | 'all'>, locale: LocaleCode): SiteDescription => {
  const descriptions = descriptionsOf(known)
  const description = descriptions.get(locale) ?? describe(known, locale)
  descriptions.set(locale, description)
  return description
}
