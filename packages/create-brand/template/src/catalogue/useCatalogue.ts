import {
  allAgesFilter,
  type Category,
  categorySubtreeFilter,
  GetCategoriesDocument,
} from '@selvedge/commerce-client'
import { useEffect, useMemo } from 'react'
import { useQuery } from 'urql'
import { setQueryParameter, useQueryParameters } from '../router'
import { categorySlug, market } from '../settings'
import { useCustomerGroup } from '../visitor/useCustomerGroup'
import { PAGE_SIZE, useProducts } from './useProducts'

const MAX_PAGES = 20
/** The query parameter with the number of products, so that Back from a product shows as many as before. */
const SHOW = 'show'

const pagesOf = (parameter: string | null): number => {
  const pages = Math.ceil(Number(parameter) / PAGE_SIZE)
  return pages > 1 ? Math.min(pages, MAX_PAGES) : 1
}

type Categories = { readonly categories: { readonly results: readonly Category[] } }

/**
 * The products of the category, with the state of their request. `showMore` adds the next ones. Designs for adults are left out: the shop
 * shows them only to customers who asked for them.
 */
export const useCatalogue = () => {
  const pages = pagesOf(useQueryParameters().get(SHOW))
  const { locale, currency, country } = market
  const { groupId, pending } = useCustomerGroup()
  const [categories, readCategories] = useQuery<Categories>({
    query: GetCategoriesDocument,
    variables: { locale },
  })
  const category = categories.data?.categories.results.find(({ slug }) => slug === categorySlug)
  const categoryId = category?.id
  useEffect(() => {
    if (categories.data && !categoryId)
      console.error(
        `There is no category "${categorySlug}" for ${locale}. Change categorySlug in settings.ts.`,
      )
  }, [categories.data, categoryId, locale])
  const search = useMemo(
    () =>
      categoryId && !pending
        ? {
            locale,
            queryFilters: [categorySubtreeFilter(categoryId), allAgesFilter],
            priceSelector: {
              currency,
              country,
              customerGroup: groupId ? { typeId: 'customer-group', id: groupId } : undefined,
            },
          }
        : undefined,
    [categoryId, pending, locale, currency, country, groupId],
  )
  const { products, total, loading, failed, retry } = useProducts(search, pages)
  return {
    category,
    products,
    total,
    hasMore: products.length < Math.min(total, MAX_PAGES * PAGE_SIZE),
    loading: categories.fetching || pending || (search !== undefined && loading),
    failed: Boolean(categories.error) || failed,
    showMore: () => setQueryParameter(SHOW, String((pages + 1) * PAGE_SIZE)),
    retry: () => (search ? retry() : readCategories({ requestPolicy: 'network-only' })),
  }
}
