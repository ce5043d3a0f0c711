import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import { withDraft } from '../content/drafts.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetSiteConfigDocument, GetSitesDocument } from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { ok, type Result } from '../result/result.ts'
import { isRecord } from '../tokens/tokenProblem.ts'

/** A site of the brand family. */
export type SiteLink = {
  readonly key: string
  readonly name: string
  readonly url: string
  readonly order: number
}

/** The name of a site, its images, the sibling sites in its banner, and its own settings. */
export type SiteConfig = SiteLink & {
  readonly shortcutIcon: string
  readonly brandLogo: string
  readonly brandLogoSmall: string
  readonly displayMultiBrandBanner: boolean
  readonly siblingSites: readonly SiteLink[]
  /** The smallest order in cents by currency; a currency without an entry has no minimum. */
  readonly minimumAmounts: readonly MinimumAmount[]
  /** The key of the site's theme; empty for the shop's own theme. */
  readonly theme: string
  /** The site's texts in its footer: a line in the strip, and a paragraph; empty for the shop's own texts. */
  readonly motto: string
  readonly about: string
  /** The title and the description of the front page for search engines; empty for the shop's own texts. */
  readonly title: string
  readonly description: string
  /**
   * The paragraphs of the site's own help pages by topic, such as `delivery`; a topic without paragraphs has the shop's
   * texts.
   */
  readonly help: Readonly<Record<string, readonly string[]>>
  /**
   * The currency of visitors who open the front page and have not chosen one; empty for the currency of the locale.
   */
  readonly currency: string
  /** The keys of the categories that the site sells, with everything below them; empty for the whole catalogue. */
  readonly categories: readonly string[]
  /** What the site's order numbers begin with, such as `LH`; empty for the shop's own prefix. */
  readonly orderPrefix: string
  /**
   * The sender of the site's emails, such as `Larkhouse <shop@larkhouse.example>`; empty for the shop's own sender.
   */
  readonly mailFrom: string
  /**
   * The selling company as printed on invoices: the first line is its name, and the other lines are its address.
   * Without lines, the site's name is printed.
   */
  readonly seller: readonly string[]
}

/** The smallest order of a currency, in cents. */
export type MinimumAmount = { readonly currencyCode: string; readonly centAmount: number }

/**
 * Returns a text unchanged. From a map of texts by locale, it returns the entry for the locale, else for the default
 * locale.
 */
const textIn =
  (locale: string) =>
  (value: unknown): string => {
    const text = isRecord(value) ? (value[locale] ?? value[DEFAULT_LOCALE]) : value
    return typeof text === 'string' ? text : ''
  }

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const siteLink = (value: unknown, locale: string): SiteLink => {
  const site = isRecord(value) ? value : {}
  const text = textIn(locale)
  return { key: text(site.key), name: text(site.name), url: text(site.url), order: number(site.order) }
}

const minimumAmounts = (value: unknown): readonly MinimumAmount[] =>
  (Array.isArray(value) ? value : []).flatMap((entry) => {
    const { currencyCode, centAmount } = isRecord(entry) ? entry : {}
    return typeof currencyCode === 'string' && Number.isSafeInteger(centAmount) && Number(centAmount) > 0
      ? [{ currencyCode, centAmount: Number(centAmount) }]
      : []
  })

/**
 * Parses the value of a site's custom object, with localized texts. Missing or wrong values become empty; it never
 * throws.
 *
 * @param locale The locale of texts that are a map by locale; `en-US` where it is missing.
 *
 * @example
 * ```ts
 * import { parseSiteConfig } from '@selvedge/commerce-client/site'
 *
 * const value = { key: 'selvedge', name: { 'en-US': 'Selvedge', 'en-GB': 'Selvedge UK' } }
 *
 * parseSiteConfig(value, 'en-GB').name // 'Selvedge UK'
 * parseSiteConfig(value, 'en-GB').minimumAmounts // []
 * ```
 */
export const parseSiteConfig = (value: unknown, locale: string = DEFAULT_LOCALE): SiteConfig => {
  const site = isRecord(value) ? value : {}
  const text = textIn(locale)
  const texts = (values: unknown): string[] =>
    (Array.isArray(values) ? values : []).map(text).filter((each) => each !== '')
  return {
    ...siteLink(site, locale),
    shortcutIcon: text(site.shortcutIcon),
    brandLogo: text(site.brandLogo),
    brandLogoSmall: text(site.brandLogoSmall),
    displayMultiBrandBanner: site.displayMultiBrandBanner === true,
    siblingSites: Array.isArray(site.siblingSites)
      ? site.siblingSites.map((sibling) => siteLink(sibling, locale))
      : [],
    minimumAmounts: minimumAmounts(site.minimumAmounts),
    theme: text(site.theme),
    motto: text(site.motto),
    about: text(site.about),
    title: text(site.title),
    description: text(site.description),
    help: Object.fromEntries(
      Object.entries(isRecord(site.help) ? site.help : {}).map(([topic, paragraphs]) => [
        topic,
        texts(paragraphs),
      ]),
    ),
    currency: text(site.currency),
    categories: Array.isArray(site.categories)
      ? site.categories.filter((key): key is string => typeof key === 'string' && key !== '')
      : [],
    orderPrefix: text(site.orderPrefix),
    mailFrom: text(site.mailFrom),
    seller: texts(site.seller),
  }
}

/**
 * Returns the configuration of one site, by locale and app key; `undefined` when the project has none. Fails with a
 * {@link CommerceProblem}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getSiteConfig } from '@selvedge/commerce-client/site'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const site = await getSiteConfig(client, 'selvedge', 'en-GB')
 * if (site.ok) console.log(site.value?.name)
 * ```
 */
export const getSiteConfig = async (
  client: Client,
  key: string,
  locale: string = DEFAULT_LOCALE,
): Promise<Result<SiteConfig | undefined, CommerceProblem>> => {
  const result = await runQuery(client, GetSiteConfigDocument, { key })
  if (!result.ok) return result
  return ok(result.value.customObject ? parseSiteConfig(result.value.customObject.value, locale) : undefined)
}

/**
 * Returns the configurations of all sites, by `order`. An object without a key or a name is not a site. Fails with a
 * {@link CommerceProblem}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getSites } from '@selvedge/commerce-client/site'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const sites = await getSites(client, 'en-GB')
 * if (sites.ok) console.log(sites.value.map(({ name }) => name))
 * ```
 */
export const getSites = async (
  client: Client,
  locale: string = DEFAULT_LOCALE,
): Promise<Result<readonly SiteConfig[], CommerceProblem>> => {
  const result = await runQuery(client, GetSitesDocument, {})
  if (!result.ok) return result
  const sites = withDraft(result.value.customObjects.results).map(({ key, value }) => ({
    ...parseSiteConfig(value, locale),
    // The key of the custom object identifies the site.
    key,
  }))
  return ok(sites.filter(({ name }) => name !== '').sort((left, right) => left.order - right.order))
}
