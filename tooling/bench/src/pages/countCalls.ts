import type { Calls } from '../stack/countingProxy.ts'
import type { Shop } from '../stack/startShop.ts'
import type { Page, PageName } from './pages.ts'

export type PageCalls = { readonly cold: Calls; readonly warm: Calls }

const visit = async (page: Page): Promise<void> => {
  const answer = await fetch(page.url, { headers: page.headers })
  await answer.text()
}

/** Counts the calls of each page to the platform: first with an empty storefront, then once more. */
export const countCalls = async (
  shop: Shop,
  pages: readonly Page[],
): Promise<ReadonlyMap<PageName, PageCalls>> => {
  const counted = new Map<PageName, PageCalls>()
  for (const page of pages) {
    await shop.restart('counted')
    await visit(page)
    const cold = shop.takeCalls()
    await visit(page)
    counted.set(page.name, { cold, warm: shop.takeCalls() })
  }
  return counted
}
