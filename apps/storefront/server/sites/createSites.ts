import { type createCommerceClient, GetCategoriesDocument, runQuery } from '@selvedge/commerce-client'
import { draftKey, withDraft } from '@selvedge/commerce-client/content'
import { GetSiteConfigDocument, GetSitesDocument, parseSiteConfig } from '@selvedge/commerce-client/site'
import { siteOrigin } from '@selvedge/service'
import { cataloguePolicy, createCache, type LoadResult } from '@selvedge/service/cache'
import { memoizeByObject } from '../cache/memoizeByObject.ts'
import type { Settings } from '../settings/settings.ts'

/** A site that this process serves. */
export type Site = {
  readonly key: string
  /** The origin under which browsers reach the site. */
  readonly origin: string
  /** Whether this is the site of `SITE_KEY`. The names of its cookies are exactly those of the specification. */
  readonly isDefault: boolean
  /** The value of the site's custom object; undefined when it has not been read. */
  readonly value: unknown
  /** The ids of the categories that the site's configuration selects; undefined for the whole catalogue. */
  readonly categoryIds?: readonly string[]
  /** The ids of the selected categories and of all their subcategories. */
  readonly soldIds?: readonly string[]
}

/** The site of a request, and all sites of the project. */
export type KnownSite = {
  readonly site: Site
  readonly all: readonly Site[]
  /** Whether the request is for the site's checkout on an origin of its own (`CHECKOUT_URL`). */
  readonly isCheckoutHere: boolean
}

type Options = {
  readonly client: ReturnType<typeof createCommerceClient>
  readonly settings: Pick<Settings, 'SITE_KEY' | 'origin' | 'siteOrigins'>
}

/**
 * The minimum time between two reads of the sites for unknown hosts, in ms. An unknown host may belong to a new site.
 */
const NEW_SITE_MS = 5_000
/** An id that no category has, so that a site whose categories do not exist sells nothing. */
const NO_CATEGORY = 'none'

/** The fields of a site that a draft does not change in a preview: carts, orders, emails and invoices depend on them. */
const FIXED_FIELDS = ['key', 'url', 'orderPrefix', 'mailFrom', 'seller'] as const

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Category = { readonly id: string; readonly key: string | null; readonly parentId: string | undefined }

/** The categories that a site sells, from the category keys in its configuration. */
const selectionOf = (
  keys: readonly string[],
  all: readonly Category[],
): Pick<Site, 'categoryIds' | 'soldIds'> => {
  if (keys.length === 0) return {}
  const categoryIds = all.flatMap(({ id, key }) => (key !== null && keys.includes(key) ? [id] : []))
  if (categoryIds.length === 0) return { categoryIds: [NO_CATEGORY], soldIds: [NO_CATEGORY] }
  const isSold = ({ id, parentId }: Category): boolean => {
    const parent = all.find((other) => other.id === parentId)
    return categoryIds.includes(id) || (parent !== undefined && isSold(parent))
  }
  return { categoryIds, soldIds: all.filter(isSold).map(({ id }) => id) }
}

/**
 * The sites by their hosts. If two sites have the same host, the data of one of them is wrong: the default site is found, or
 * the one with the lower order.
 */
const sitesByHost = memoizeByObject((all: readonly Site[]): ReadonlyMap<string, KnownSite> => {
  // The last site with a host replaces the others in the map.
  const lastFirst = [...all].reverse().sort((left, right) => Number(left.isDefault) - Number(right.isDefault))
  return new Map(
    lastFirst.map((site) => [new URL(site.origin).host, { site, all, isCheckoutHere: false }] as const),
  )
})

/** The sites of the project, by the host and port that they are called with. */
export const createSites = ({ client, settings }: Options) => {
  const { SITE_KEY, origin, siteOrigins } = settings
  const own: Site = { key: SITE_KEY, origin, isDefault: true, value: undefined }
  const onlyOwn = [own]

  /** All categories, which are read only if a site sells a selection. */
  const readCategories = async (): Promise<LoadResult<readonly Category[]>> => {
    const found = await runQuery(client, GetCategoriesDocument, {})
    if (!found.ok) return found
    return {
      ok: true,
      value: found.value.categories.results.map(({ id, key, parent }) => ({ id, key, parentId: parent?.id })),
    }
  }

  const load = async (): Promise<LoadResult<readonly Site[]>> => {
    const found = await runQuery(client, GetSitesDocument, {})
    if (!found.ok) return found
    const configs = withDraft(found.value.customObjects.results).map(({ key, value }) => ({
      key,
      value,
      config: parseSiteConfig(value),
    }))
    const selects = configs.some(({ config }) => config.categories.length > 0)
    const categories = selects ? await readCategories() : ({ ok: true, value: [] } as const)
    if (!categories.ok) return categories
    const sites = configs
      .sort((left, right) => left.config.order - right.config.order)
      .flatMap(({ key, value, config }): Site[] => {
        const isDefault = key === SITE_KEY
        const at = isDefault ? origin : (siteOrigins[key] ?? siteOrigin(config.url, origin))
        if (!at || (!isDefault && config.name === '')) return []
        return [{ key, origin: at, isDefault, value, ...selectionOf(config.categories, categories.value) }]
      })
    return { ok: true, value: sites.some(({ isDefault }) => isDefault) ? sites : [own, ...sites] }
  }

  const usual = createCache({ ...cataloguePolicy, maxEntries: 1 })
  const recent = createCache({
    ...cataloguePolicy,
    freshMs: NEW_SITE_MS,
    staleMs: NEW_SITE_MS,
    maxEntries: 1,
  })

  const allOf = (read: LoadResult<readonly Site[]>): readonly Site[] => (read.ok ? read.value : onlyOwn)

  const findIn = (read: LoadResult<readonly Site[]>, host: string): KnownSite | undefined =>
    sitesByHost(allOf(read)).get(host)

  return {
    /**
     * The site at the host of a `Host` header; undefined when no site is at this host. Until the platform has responded
     * once, only the site of `SITE_KEY` is known.
     */
    ofHost: async (host: string): Promise<KnownSite | undefined> =>
      findIn(await usual.read('sites', load), host) ?? findIn(await recent.read('sites', load), host),
    /** The site of `SITE_KEY`, for requests without a host. */
    ownSite: async (): Promise<KnownSite> => {
      const known = findIn(await usual.read('sites', load), new URL(origin).host)
      return known ?? { site: own, all: onlyOwn, isCheckoutHere: false }
    },
    /**
     * The site as a draft of its configuration shows it: the fields of the draft replace those of the site, except for
     * {@link FIXED_FIELDS}. When there is no such draft, or it cannot be read, the published site is returned.
     */
    inDraft: async (known: KnownSite, draft: string): Promise<KnownSite> => {
      const { categoryIds: _, soldIds: __, ...published } = known.site
      const key = draftKey(published.key, draft)
      const found = await runQuery(client, GetSiteConfigDocument, { key })
      const drafted = found.ok ? found.value.customObject?.value : undefined
      if (!isFields(drafted)) return known
      const before = isFields(published.value) ? published.value : {}
      const fixed = Object.fromEntries(FIXED_FIELDS.map((name) => [name, before[name]]))
      const value = { ...before, ...drafted, ...fixed }
      const { categories } = parseSiteConfig(value)
      const all = categories.length > 0 ? await readCategories() : ({ ok: true, value: [] } as const)
      if (!all.ok) return known
      const site: Site = { ...published, value, ...selectionOf(categories, all.value) }
      return { ...known, site, all: known.all.map((other) => (other.key === site.key ? site : other)) }
    },
    /** Reads the sites again at their next use. No request waits for that: every one needs them. */
    expire: (): void => {
      usual.expire({ isServed: true })
      recent.expire()
    },
    /**
     * Finds the checkout that a site has on another origin. Without `key`, it is the checkout of the site of
     * `SITE_KEY`.
     */
    checkoutOf: async (key = SITE_KEY): Promise<KnownSite | undefined> => {
      const find = (all: readonly Site[]): KnownSite | undefined => {
        const site = all.find((known) => known.key === key)
        return site && { site, all, isCheckoutHere: true }
      }
      return find(allOf(await usual.read('sites', load))) ?? find(allOf(await recent.read('sites', load)))
    },
  }
}

export type Sites = ReturnType<typeof createSites>
/** Finds the site of a request. */
export type SiteFinder = Omit<Sites, 'inDraft' | 'expire'>
