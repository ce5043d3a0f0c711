import { runQuery, SearchProductsDocument, searchFilter } from '@selvedge/commerce-client'
import { type CatalogueContext, keyOf } from './catalogue.ts'

/** The maximum length of a former path. */
const MAX_LENGTH = 200

/**
 * Finds the product whose page had this path in the past: one of its variants has the path in the attribute
 * `legacy-path` (spec §3). Returns `undefined` when there is no such product, and while the platform does not respond.
 */
export const findProductAtFormerPath = async (
  shop: CatalogueContext,
  path: string,
): Promise<{ readonly slug: string } | undefined> => {
  if (path.length > MAX_LENGTH || !/^\/[\w/.-]+$/.test(path)) return undefined
  const { catalogue, market } = shop
  const found = await catalogue.pages.read(keyOf(shop, 'former-path', path), async () => {
    const response = await runQuery(catalogue.client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [searchFilter('variants.attributes.legacy-path', [path])],
      limit: 1,
    })
    if (!response.ok) return response
    const slug = response.value.productProjectionSearch.results[0]?.slug
    return { ok: true, value: slug ? { slug } : undefined }
  })
  return found.ok ? found.value : undefined
}
