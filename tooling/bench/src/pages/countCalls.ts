import type { Calls } from '../stack/countingProxy.ts'
import type { Shop } from '../stack/startShop.ts'
import type { Page, PageName } from './pages.ts'

/**
 * Calls of a page: the first one of a process; the first of this page, when another has brought categories and site; the
 * second of this page.
 */
export type PageCalls = { readonly empty: Calls; readonly cold: Calls; readonly warm: Calls }

const visit = async (page: Omit<Page, 'name'>): Promise<void> => {
  const answer = await fetch(page.url, { headers: page.headers })
  await answer.text()
}

/** Counts the calls of each page to the platform: first with an empty storefront, then with one that another page has warmed, then once more. */
export const countCalls = async (
  shop: Shop,
  pages: readonly Page[],
  /** A page of another kind: it brings what all pages share. */
  other: Omit<Page, 'name'>,
): Promise<ReadonlyMap<PageName, PageCalls>> => {
  const counted = new Map<PageName, PageCalls>()
  for (const page of pages) {
    await shop.restart('counted')
    await visit(page)
    const empty = shop.takeCalls()
    await visit(page)
    const warm = shop.takeCalls()
    await shop.restart('counted')
    await visit(other)
    shop.takeCalls()
    await visit(page)
    counted.set(page.name, { empty, cold: shop.takeCalls(), warm })
  }
  return counted
}
