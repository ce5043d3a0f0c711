import { useCallback } from 'react'
import { type CombinedError, useQuery } from 'urql'
import type { ProductQuery } from '../catalogue/getProductBySlug.ts'
import { productSlugPredicate } from '../catalogue/predicates.ts'
import { GetProductBySlugDocument, type ProductFieldsFragment } from '../generated/documents.ts'
import { DEFAULT_CURRENCY } from '../locale/locales.ts'
import { useCommerce } from './CommerceContext.ts'

/** A product with the state of its request. */
export type UseProductResult = {
  /** `undefined` while the product loads, and when it does not exist. */
  readonly product: ProductFieldsFragment | undefined
  readonly loading: boolean
  readonly error: CombinedError | undefined
  /** Reads the product again, for example after a failure. While it fails, `product` is `undefined`. The function stays the same between renderings. */
  readonly refetch: () => void
}

/**
 * Returns a published product by its slug, with the prices of a currency, country and customer group; requested on mount.
 *
 * @example
 * ```tsx
 * import { useProduct } from '@selvedge/commerce-client/react'
 *
 * const ProductName = ({ slug }: { slug: string }) => {
 *   const { product, error } = useProduct({ slug, currency: 'USD', country: 'US' })
 *   return <h1>{error ? error.message : product?.masterData.current?.name}</h1>
 * }
 * ```
 */
export const useProduct = ({
  slug,
  currency,
  country,
  customerGroup,
  ...query
}: ProductQuery): UseProductResult => {
  const commerce = useCommerce()
  const locale = query.locale ?? commerce.locale
  const [{ data, fetching, error }, execute] = useQuery({
    query: GetProductBySlugDocument,
    variables: {
      where: productSlugPredicate(slug, locale),
      locale,
      currency: currency ?? DEFAULT_CURRENCY,
      country: country ?? null,
      customerGroupId: customerGroup ?? null,
    },
    requestPolicy: 'cache-and-network',
  })
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  const product = data?.products.results[0]
  return { product: product?.masterData.published ? product : undefined, loading: fetching, error, refetch }
}
