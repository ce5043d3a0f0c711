import type { Calls } from '../stack/countingProxy.ts'
import type { Shop } from '../stack/startShop.ts'
import type { Page, PageName } from './pages.ts'

/**
 * The platform calls of a page in three cases: `empty` is the first page of a process, `cold` is a first visit after
 * another page has cached categories and site, and `warm` is a second visit.
 */
export type PageCalls = { readonly empty: Calls; readonly cold: Calls; readonly warm: Calls }

const visit = async (page: Omit<Page, 'name'>): Promise<void> => {
  const response = await fetch(page.url, { headers: page.headers })
  await response.text()
}

/** Counts the platform calls of each page with an empty cache, after another page, and on a second visit. */
export const countCalls = async (
  shop: Shop,
  pages: readonly Page[],
  /** A page of another kind. A visit to it caches the data that all pages share. */
  other: Omit<Page, 'name'>,
): Promise<ReadonlyMap<PageName, PageCalls>> => {
  const counted = new Map<PageName, PageCalls>()
  for (const page of pages) {
    await shop.restart('counted')
    await visit(page)
    const empty = shop.resetCalls()
    await visit(page)
    const warm = shop.resetCalls()
    await shop.restart('counted')
    await visit(other)
    shop.resetCalls()
    await visit(page)
    counted.set(page.name, { empty, cold: shop.resetCalls(), warm })
  }
  return counted
}
