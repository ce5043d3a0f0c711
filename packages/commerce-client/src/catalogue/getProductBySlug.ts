import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetProductBySlugDocument, type ProductFieldsFragment } from '../generated/documents.ts'
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '../locale/locales.ts'
import { ok, type Result } from '../result/result.ts'
import { productSlugPredicate } from './predicates.ts'

/** The product, and the customer group whose prices are selected. */
export type ProductQuery = {
  readonly slug: string
  /** Slugs and texts are those of this locale. Default: en-US, and in `useProduct` the locale of the `CommerceProvider`. */
  readonly locale?: string | undefined
  /** Default USD. */
  readonly currency?: string | undefined
  readonly country?: string | undefined
  /** The id of a customer group with its own prices, e.g. trade. */
  readonly customerGroup?: string | undefined
}

/**
 * Returns a published product by slug and locale, with prices of a currency and customer group; `undefined` when there
 * is none. Fails with a {@link CommerceProblem}; it never throws.
 *
 * @example
 * ```ts
 * import { type CommerceClientOptions, createCommerceClient, getProductBySlug } from '@selvedge/commerce-client'
 *
 * const showProduct = async (options: CommerceClientOptions, slug: string) => {
 *   const product = await getProductBySlug(createCommerceClient(options), { slug, currency: 'USD', country: 'US' })
 *   if (!product.ok) return `The shop is not available: ${product.problem.message}`
 *   return product.value?.masterData.current?.name ?? 'There is no such product.'
 * }
 * ```
 */
export const getProductBySlug = async (
  client: Client,
  { slug, locale = DEFAULT_LOCALE, currency = DEFAULT_CURRENCY, country, customerGroup }: ProductQuery,
): Promise<Result<ProductFieldsFragment | undefined, CommerceProblem>> => {
  const result = await runQuery(client, GetProductBySlugDocument, {
    where: productSlugPredicate(slug, locale),
    locale,
    currency,
    country: country ?? null,
    customerGroupId: customerGroup ?? null,
  })
  if (!result.ok) return result
  const [product] = result.value.products.results
  return ok(product?.masterData.published ? product : undefined)
}
