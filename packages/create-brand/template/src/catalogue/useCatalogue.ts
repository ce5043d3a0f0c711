import {
  allAgesFilter,
  type Category,
  categorySubtreeFilter,
  GetCategoriesDocument,
} from '@selvedge/commerce-client'
import { useEffect, useMemo, useState } from 'react'
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

/** The category of the settings, with the state of its request. It stays when it cannot be read again. */
const useCategory = () => {
  const { locale } = market
  const [{ data, fetching, error }, read] = useQuery<Categories>({
    query: GetCategoriesDocument,
    variables: { locale },
  })
  const found = data?.categories.results.find(({ slug }) => slug === categorySlug)
  useEffect(() => {
    if (data && !found)
      console.error(
        `There is no category "${categorySlug}" for ${locale}. Change categorySlug in settings.ts.`,
      )
  }, [data, found, locale])
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const category = found ?? last
  return {
    category,
    loading: fetching,
    failed: !category && Boolean(error),
    retry: () => read({ requestPolicy: 'network-only' }),
  }
}

/**
 * The first page of the category's products, with the state of its request, and the search for all of them. `showMore` shows another page.
 * Designs for adults are left out: the shop shows them only to customers who asked for them.
 */
export const useCatalogue = () => {
  const shownPages = pagesOf(useQueryParameters().get(SHOW))
  const { locale, currency, country } = market
  const { groupId, pending } = useCustomerGroup()
  const { category, ...categoryRequest } = useCategory()
  const categoryId = category?.id
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
  const first = useProducts(search, 0)
  const allPages = Math.min(Math.ceil(first.total / PAGE_SIZE), MAX_PAGES)
  const pages = Math.min(shownPages, allPages)
  const isLoaded = first.products.length > 0
  return {
    category,
    search,
    products: first.products,
    total: first.total,
    /** The numbers of the shown pages after the first one. */
    further: Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 1),
    hasMore: pages < allPages,
    loading: !isLoaded && (categoryRequest.loading || pending || first.loading),
    failed: !isLoaded && (categoryRequest.failed || first.failed),
    showMore: () => setQueryParameter(SHOW, String((pages + 1) * PAGE_SIZE)),
    retry: search ? first.retry : categoryRequest.retry,
  }
}
