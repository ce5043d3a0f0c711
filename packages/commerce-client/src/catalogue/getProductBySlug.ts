import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetProductBySlugDocument, type ProductFieldsFragment } from '../generated/documents.ts'
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '../locale/locales.ts'
import { ok, type Result } from '../result/result.ts'
import { productSlugPredicate } from './predicates.ts'

/** Which product, and for whom its prices are picked. */
export type ProductQuery = {
  readonly slug: string
  /** Default en-US. */
  readonly locale?: string
  /** Default USD. */
  readonly currency?: string
  readonly country?: string
  /** The id of a customer group with prices of its own, e.g. trade. */
  readonly customerGroup?: string
}

/** A published product by slug and locale, with prices of a currency and customer group; `undefined` when there is none. */
export const getProductBySlug = async (
  client: Client,
  { slug, locale = DEFAULT_LOCALE, currency = DEFAULT_CURRENCY, country, customerGroup }: ProductQuery,
): Promise<Result<ProductFieldsFragment | undefined, CommerceProblem>> => {
  const answer = await runQuery(client, GetProductBySlugDocument, {
    where: productSlugPredicate(slug, locale),
    locale,
    currency,
    country: country ?? null,
    customerGroupId: customerGroup ?? null,
  })
  if (!answer.ok) return answer
  const [product] = answer.value.products.results
  return ok(product?.masterData.published ? product : undefined)
}
