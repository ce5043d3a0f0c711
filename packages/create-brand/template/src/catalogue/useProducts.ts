import {
  type ProductCard,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQueryVariables,
} from '@selvedge/commerce-client'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'

/** The number of products of a request. The platform refuses requests for more than about 200 products. */
export const PAGE_SIZE = 24

type Search = Omit<SearchProductsQueryVariables, 'limit' | 'offset'>

type ReadProducts = {
  readonly search: Search
  readonly request: string
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly failed: boolean
}

/**
 * The products on the first pages of a search; nothing is read while it is `undefined`. Pages that were read before come from the cache.
 * When a request fails, the products that are shown stay.
 */
export const useProducts = (search: Search | undefined, pages: number) => {
  const client = useClient()
  const [attempt, setAttempt] = useState(1)
  const [read, setRead] = useState<ReadProducts>()
  const request = `${pages}, attempt ${attempt}`
  useEffect(() => {
    if (!search) return
    let isCurrent = true
    const offsets = Array.from({ length: pages }, (_, page) => page * PAGE_SIZE)
    const results = offsets.map((offset) =>
      runQuery(client, SearchProductsDocument, { ...search, limit: PAGE_SIZE, offset }),
    )
    void Promise.all(results).then((all) => {
      if (!isCurrent) return
      const firstFailure = all.findIndex(({ ok }) => !ok)
      const failed = firstFailure >= 0
      const found = (failed ? all.slice(0, firstFailure) : all).flatMap((result) =>
        result.ok ? [result.value.productProjectionSearch] : [],
      )
      const products = found.flatMap(({ results }) => results)
      setRead((before) => {
        const shown = before?.search === search ? before : undefined
        const isShorter = failed && shown !== undefined && shown.products.length > products.length
        return {
          search,
          request,
          products: isShorter ? shown.products : products,
          total: found[0]?.total ?? shown?.total ?? 0,
          failed,
        }
      })
    })
    return () => {
      isCurrent = false
    }
  }, [client, search, pages, request])
  const known = read?.search === search ? read : undefined
  const loading = known?.request !== request
  return {
    products: known?.products ?? [],
    total: known?.total ?? 0,
    loading,
    failed: !loading && Boolean(known?.failed),
    retry: () => setAttempt(attempt + 1),
  }
}
