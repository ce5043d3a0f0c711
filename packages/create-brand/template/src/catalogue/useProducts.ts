import {
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
} from '@selvedge/commerce-client'
import { useState } from 'react'
import { useQuery } from 'urql'

/** The number of products of a request. The platform refuses requests for more than about 200 products. */
export const PAGE_SIZE = 24

export type Search = Omit<SearchProductsQueryVariables, 'limit' | 'offset' | 'sorts'>

type Found = SearchProductsQuery['productProjectionSearch']

/**
 * One page of the products that a search finds, counted from 0, with the state of its request. Products that were found stay when they
 * cannot be read again. Without a search, nothing is read.
 */
export const useProducts = (search: Search | undefined, page: number) => {
  const [{ data, operation, fetching, error }, read] = useQuery<
    SearchProductsQuery,
    SearchProductsQueryVariables
  >({
    query: SearchProductsDocument,
    variables: {
      ...search,
      limit: PAGE_SIZE,
      offset: page * PAGE_SIZE,
      // The same order in all pages.
      sorts: ['createdAt desc'],
    },
    pause: !search,
  })
  const [last, setLast] = useState<{ readonly search: Search | undefined; readonly found: Found }>()
  // While another search runs, urql returns the results of the one before: prices of another customer group.
  const requested: SearchProductsQueryVariables | undefined = operation?.variables
  const isOfGroup = requested?.priceSelector?.customerGroup?.id === search?.priceSelector?.customerGroup?.id
  const current = search && isOfGroup ? data?.productProjectionSearch : undefined
  if (current && current !== last?.found) setLast({ search, found: current })
  const found = current ?? (last?.search === search ? last?.found : undefined)
  return {
    products: found?.results ?? [],
    total: found?.total ?? 0,
    loading: fetching,
    failed: Boolean(error),
    retry: () => read({ requestPolicy: 'network-only' }),
  }
}
