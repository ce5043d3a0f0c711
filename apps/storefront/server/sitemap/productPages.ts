import {
  countryOfCurrency,
  type createCommerceClient,
  currencyOfLocale,
  type LocaleCode,
  type Result,
  runQuery,
} from '@selvedge/commerce-client'
import { GetProductAddressesDocument, type GetProductAddressesQuery } from '@selvedge/commerce-client/server'
import { isForAdults } from '../catalogue/adultContent.ts'
import { localeAddresses } from '../seo/localeAddresses.ts'
import type { SitemapPage } from './sitemapXml.ts'

/** The dependencies of the sitemaps of products. */
export type SitemapSource = {
  readonly client: ReturnType<typeof createCommerceClient>
  readonly origin: string
  /** The absolute URL of an image of the catalogue; empty when the shop does not serve it. */
  readonly imageUrl: (url: string | undefined) => string
  /** The ids of all categories that the site sells; without them the whole catalogue. */
  readonly soldIds?: readonly string[]
}

/** The number of products in a sitemap: in five locales they have 5,000 URLs. */
export const PRODUCTS_PER_SITEMAP = 1_000
/** The number of products of one call: the embedded platform returns them well within the time limit of a read. */
const BATCH = 200
/** The maximum number of product sitemaps, which is enough for a million products. */
const MAX_SITEMAPS = 1_000

/** The products of one sitemap: those whose ids come after `after`. For the first sitemap, `after` is `undefined`. */
export type ProductRange = { readonly after: string | undefined }

const predicateAfter = (after: string | undefined, soldIds: readonly string[] | undefined): string =>
  [
    'masterData(published = true)',
    ...(soldIds
      ? [`masterData(current(categories(id in (${soldIds.map((id) => JSON.stringify(id)).join(', ')}))))`]
      : []),
    ...(after ? [`id > ${JSON.stringify(after)}`] : []),
  ].join(' and ')

/** Finds where each sitemap of products begins, with one call for each sitemap. */
export const findProductRanges = async ({
  client,
  soldIds,
}: Pick<SitemapSource, 'client' | 'soldIds'>): Promise<Result<readonly ProductRange[], unknown>> => {
  const ranges: ProductRange[] = [{ after: undefined }]
  while (ranges.length < MAX_SITEMAPS) {
    const response = await runQuery(client, GetProductAddressesDocument, {
      where: predicateAfter(ranges.at(-1)?.after, soldIds),
      limit: 1,
      offset: PRODUCTS_PER_SITEMAP - 1,
    })
    if (!response.ok) return response
    const { total, results } = response.value.products
    const [last] = results
    if (!last || total <= PRODUCTS_PER_SITEMAP) break
    ranges.push({ after: last.id })
  }
  return { ok: true, value: ranges }
}

type ProductAddress = GetProductAddressesQuery['products']['results'][number]
type Data = NonNullable<ProductAddress['masterData']['current']>

/**
 * Whether the first variant has a price for visitors without an account: without a price there is no page.
 */
const isSoldIn = (locale: LocaleCode, { masterVariant }: Data): boolean => {
  const currency = currencyOfLocale(locale)
  const country = countryOfCurrency(currency)
  return (masterVariant.prices ?? []).some(
    (price) =>
      price.value.currencyCode === currency &&
      (!price.country || price.country === country) &&
      !price.customerGroupRef &&
      !price.channelRef,
  )
}

const pageOf = (product: ProductAddress, { origin, imageUrl }: SitemapSource): readonly SitemapPage[] => {
  const { current } = product.masterData
  if (!current || isForAdults(current.masterVariant.attributesRaw)) return []
  const addresses = localeAddresses(origin, (locale) => {
    const slug = current.slugAllLocales.find((entry) => entry.locale === locale)?.value
    return slug && isSoldIn(locale, current) ? `/product/${encodeURIComponent(slug)}` : undefined
  })
  if (addresses.length === 0) return []
  const image = imageUrl(current.masterVariant.images[0]?.url)
  return [{ addresses, lastModified: product.lastModifiedAt, image }]
}

/** Reads the products of one sitemap, a batch at a time. Ends after a failure. */
export async function* readProductPages(
  source: SitemapSource,
  { after }: ProductRange,
): AsyncGenerator<Result<readonly SitemapPage[], unknown>> {
  let last = after
  for (let read = 0; read < PRODUCTS_PER_SITEMAP; read += BATCH) {
    const response = await runQuery(source.client, GetProductAddressesDocument, {
      where: predicateAfter(last, source.soldIds),
      limit: BATCH,
    })
    if (!response.ok) return yield response
    const { results } = response.value.products
    yield { ok: true, value: results.flatMap((product) => pageOf(product, source)) }
    last = results.at(-1)?.id
    if (results.length < BATCH) return
  }
}
