import {
  allAgesFilter,
  type Category,
  categorySubtreeFilter,
  GetCategoriesDocument,
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
} from '@selvedge/commerce-client'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { setQueryParameter, useQueryParameters } from '../router'
import { categorySlug, market } from '../settings'
import { useCustomerGroup } from '../visitor/useCustomerGroup'

const PAGE_SIZE = 24
/** The maximum number of products in a response of commercetools. */
const MAX_PRODUCTS = 500
/** The query parameter with the number of products, so that Back from a product shows as many as before. */
const SHOW = 'show'

const shownCount = (parameter: string | null): number => {
  const count = Math.trunc(Number(parameter))
  return count > PAGE_SIZE ? Math.min(count, MAX_PRODUCTS) : PAGE_SIZE
}

type Categories = { readonly categories: { readonly results: readonly Category[] } }

/**
 * The products of the category, with the state of their request. `showMore` adds the next ones. Designs for adults are left out: the shop
 * shows them only to customers who asked for them.
 */
export const useCatalogue = () => {
  const limit = shownCount(useQueryParameters().get(SHOW))
  const { locale, currency, country } = market
  const { groupId, pending } = useCustomerGroup()
  const [categories, readCategories] = useQuery<Categories>({
    query: GetCategoriesDocument,
    variables: { locale },
  })
  const category = categories.data?.categories.results.find(({ slug }) => slug === categorySlug)
  useEffect(() => {
    if (categories.data && !category)
      console.error(
        `There is no category "${categorySlug}" for ${locale}. Change categorySlug in settings.ts.`,
      )
  }, [categories.data, category, locale])
  const [search, readProducts] = useQuery<SearchProductsQuery, SearchProductsQueryVariables>({
    query: SearchProductsDocument,
    variables: {
      locale,
      limit,
      queryFilters: category ? [categorySubtreeFilter(category.id), allAgesFilter] : [],
      priceSelector: {
        currency,
        country,
        customerGroup: groupId ? { typeId: 'customer-group', id: groupId } : undefined,
      },
    },
    pause: !category || pending,
  })
  const found = search.data?.productProjectionSearch
  const products = found?.results ?? []
  const total = found?.total ?? 0
  return {
    category,
    products,
    total,
    hasMore: products.length < Math.min(total, MAX_PRODUCTS),
    loading: categories.fetching || pending || search.fetching,
    failed: Boolean(categories.error ?? search.error),
    showMore: () => setQueryParameter(SHOW, String(limit + PAGE_SIZE)),
    retry: () => (category ? readProducts : readCategories)({ requestPolicy: 'network-only' }),
  }
}
