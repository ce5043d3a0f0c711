import {
  allAgesFilter,
  type Category,
  categorySubtreeFilter,
  GetCategoriesDocument,
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
} from '@selvedge/commerce-client'
import { useState } from 'react'
import { useQuery } from 'urql'
import { categorySlug, market } from '../settings'

const PAGE_SIZE = 24

type Categories = { readonly categories: { readonly results: readonly Category[] } }

/**
 * The products of the category, with the state of their request. `showMore` adds the next ones. Designs for adults are left out: the shop
 * shows them only to customers who asked for them.
 */
export const useCatalogue = () => {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const { locale, currency, country } = market
  const [categories, readCategories] = useQuery<Categories>({
    query: GetCategoriesDocument,
    variables: { locale },
  })
  const category = categories.data?.categories.results.find(({ slug }) => slug === categorySlug)
  const [products, readProducts] = useQuery<SearchProductsQuery, SearchProductsQueryVariables>({
    query: SearchProductsDocument,
    variables: {
      locale,
      limit,
      queryFilters: category ? [categorySubtreeFilter(category.id), allAgesFilter] : [],
      priceSelector: { currency, country },
    },
    pause: !category,
  })
  const found = products.data?.productProjectionSearch
  return {
    category,
    products: found?.results ?? [],
    total: found?.total ?? 0,
    loading: categories.fetching || products.fetching,
    failed: Boolean(categories.error ?? products.error),
    showMore: () => setLimit(limit + PAGE_SIZE),
    retry: () => (category ? readProducts : readCategories)({ requestPolicy: 'network-only' }),
  }
}
