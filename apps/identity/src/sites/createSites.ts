import { withDraft } from '@selvedge/commerce-client/content'
import { type CartSite, GetSitesDocument, parseSiteConfig } from '@selvedge/commerce-client/site'
import { siteOrigin } from '@selvedge/service'
import { type Commerce, CommerceUnavailable, runQuery } from '../commerce/commerce.ts'
import { type IdentitySite, runForSite } from './currentSite.ts'

type Options = {
  readonly commerce: Pick<Commerce, 'server'>
  /** The site of `SITE_KEY`, which is known without the platform. */
  readonly own: { readonly key: string; readonly url: string }
  /** The origins of sites, by key, that differ from the origins in their configurations. */
  readonly siteOrigins: Readonly<Record<string, string>>
  /** Origins whose pages may call, in addition to those of the project's sites. */
  readonly otherOrigins: readonly string[]
  /**
   * Stores the keys of all sites, in the order of the sites. The function is called after the sites were read, unless
   * the same keys are stored already.
   *
   * @returns Whether the keys are stored now.
   */
  readonly storeKeys?: (keys: readonly string[]) => Promise<boolean>
  readonly now?: () => number
}

/** How long the sites are used before they are read again. */
const FRESH_MS = 60_000
/**
 * A site that is not known may be new, so the sites are read again at once. To limit reads for made-up names, there are
 * at most `NEW_SITE_READS` reads in `NEW_SITE_MS` milliseconds.
 */
const NEW_SITE_READS = 5
const NEW_SITE_MS = 5_000
/** The prefix of order numbers, unless the site has its own prefix. */
const ORDER_PREFIX = 'SV'

/**
 * The sites of the project, from the custom objects `site-config`. The site of `SITE_KEY` and those of `SITE_URLS` are
 * known while the platform does not respond; other sites are known if they were read before.
 */
export const createSites = ({
  commerce,
  own,
  siteOrigins,
  otherOrigins,
  storeKeys,
  now = Date.now,
}: Options) => {
  const siteAt = (key: string, url: string): IdentitySite => ({
    key,
    name: key,
    url,
    orderPrefix: ORDER_PREFIX,
    mailFrom: undefined,
  })
  const ownSite = siteAt(own.key, own.url)
  let sites: readonly IdentitySite[] = [
    ownSite,
    ...Object.entries(siteOrigins).map(([key, origin]) => siteAt(key, origin)),
  ]
  let readAt = Number.NEGATIVE_INFINITY
  let isRead = false
  let storedKeys: string | undefined
  let reading: Promise<void> | undefined
  /** The times of the latest reads. */
  let reads: readonly number[] = []

  const load = async (): Promise<void> => {
    const found = await runQuery(commerce.server, GetSitesDocument, {})
    readAt = now()
    if (!found.ok) return
    const configured = withDraft(found.value.customObjects.results).flatMap(
      ({ key, value }): IdentitySite[] => {
        const { name, url, orderPrefix, mailFrom } = parseSiteConfig(value)
        const at = key === own.key ? own.url : (siteOrigins[key] ?? siteOrigin(url, new URL(own.url).origin))
        return at
          ? [
              {
                key,
                name: name || key,
                url: at,
                orderPrefix: orderPrefix || ORDER_PREFIX,
                mailFrom: mailFrom || undefined,
              },
            ]
          : []
      },
    )
    isRead = true
    sites = configured.some(({ key }) => key === own.key) ? configured : [ownSite, ...configured]
    const keys = sites.map(({ key }) => key)
    if (keys.join() !== storedKeys && (await storeKeys?.(keys))) storedKeys = keys.join()
  }
  const read = async (): Promise<void> => {
    if (!reading) reads = [...reads, now()].slice(-NEW_SITE_READS)
    reading ??= load().finally(() => {
      reading = undefined
    })
    await reading
  }
  const canReadAgain = (): boolean => reads.filter((at) => now() - at < NEW_SITE_MS).length < NEW_SITE_READS

  /** Looks the site up among the known sites; if it is not among them, reads the sites again. */
  const findSite = async (matches: (site: IdentitySite) => boolean): Promise<IdentitySite | undefined> => {
    const isOld = now() - readAt >= (isRead ? FRESH_MS : NEW_SITE_MS)
    if (isOld) await read()
    const known = sites.find(matches)
    if (known || isOld || !canReadAgain()) return known
    await read()
    return sites.find(matches)
  }

  const notKnown = (): CommerceUnavailable =>
    new CommerceUnavailable('The sites of the project are not known yet.')
  /** This service's own site, as it was read last. */
  const ownSiteNow = (): IdentitySite => sites.find(({ key }) => key === own.key) ?? ownSite

  const ofOrder = async (orderNumber: string): Promise<IdentitySite> => {
    const prefix = orderNumber.slice(0, orderNumber.lastIndexOf('-'))
    const matches = (site: IdentitySite): boolean => site.orderPrefix === prefix
    // When two sites have the same prefix, the orders belong to this service's own site.
    const site = await findSite((known) => matches(known) && known.key === own.key)
    if (site) return site
    const other = await findSite(matches)
    if (!other && !isRead) throw notKnown()
    return other ?? ownSiteNow()
  }

  return {
    /** The site with this key; undefined when no site has the key. */
    find: (key: string): Promise<IdentitySite | undefined> =>
      // No call is needed for this service's own site once its configuration is known.
      findSite((site) => site.key === key),
    /** Whether pages of an origin may call with credentials, and whether payment pages may return there. */
    isSiteOrigin: async (origin: string): Promise<boolean> =>
      otherOrigins.includes(origin) ||
      (await findSite((site) => new URL(site.url).origin === origin)) !== undefined,
    /**
     * The key of the site whose pages have this origin. For any other origin, and without an origin, the key of this
     * service's own site.
     */
    keyOfOrigin: async (origin: string | undefined): Promise<string> =>
      (origin && (await findSite((site) => new URL(site.url).origin === origin))?.key) || own.key,
    /**
     * The site for selecting carts: the site with this key, or this service's own site without a key. `undefined` while
     * there is only one site, because that site has all carts.
     */
    cartSite: async (key = own.key): Promise<CartSite | undefined> => {
      await findSite((site) => site.key === key)
      return sites.length > 1 ? { key, isDefault: key === own.key } : undefined
    },
    /** The origins of all sites that are known. */
    origins: (): readonly string[] => [
      ...new Set([...otherOrigins, ...sites.map(({ url }) => new URL(url).origin)]),
    ],
    /** The site of an order, by the prefix of its number. Throws while the sites are not known. */
    ofOrder,
    /**
     * Runs a function for the site with this key. Uses this service's own site when no site has the key, for example
     * because the site was removed. Throws while the sites are not known.
     */
    forSite: async <Value>(key: string | null, run: () => Promise<Value>): Promise<Value> => {
      const site =
        key === null || key === own.key ? ownSiteNow() : await findSite((known) => known.key === key)
      if (!site && !isRead) throw notKnown()
      return runForSite(site ?? ownSiteNow(), run)
    },
    /** Runs a function for the site of an order. */
    forOrder: async <Value>(orderNumber: string, run: () => Promise<Value>): Promise<Value> =>
      runForSite(await ofOrder(orderNumber), run),
  }
}

export type Sites = ReturnType<typeof createSites>
