import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { withSearch } from './listingAddress.ts'
import type { ListingPageView } from './listingPageView.server.ts'

type Pages = readonly ListingPageView[]

/** The loaded pages of a list, by the key of its history entry. The back button shows all of these pages again. */
const loaded = new Map<string, Pages>()
const MAX_LISTS = 20

/** The pages of a listing that were loaded one after another, the current one last. */
export const useLoadedPages = (current: ListingPageView): Pages => {
  const { key, pathname, search } = useLocation()
  const list = withSearch(pathname, new URLSearchParams(search), () => undefined)
  const previous = useRef<{ readonly list: string; readonly pages: Pages }>({ list: '', pages: [] })
  const before = previous.current.list === list ? previous.current.pages : []
  const known = loaded.get(key)
  const last = before.at(-1)
  let pages: Pages = [current]
  if (last?.page === current.page) pages = [...before.slice(0, -1), current]
  else if (last?.page === current.page - 1) pages = [...before, current]
  else if (known?.at(-1)?.page === current.page) pages = [...known.slice(0, -1), current]
  useEffect(() => {
    previous.current = { list, pages }
    loaded.delete(key)
    loaded.set(key, pages)
    const [oldest] = loaded.keys()
    if (loaded.size > MAX_LISTS && oldest !== undefined) loaded.delete(oldest)
  })
  return pages
}
