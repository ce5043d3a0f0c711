import { atMost, type Row, withoutBudget } from '../report/row.ts'
import type { PageCalls } from './countCalls.ts'
import type { PageName } from './pages.ts'

const coldBudget: Readonly<Record<PageName, number>> = { home: 1, category: 1, product: 2, cart: 1 }
/**
 * The maximum number of platform calls of a second visit. The storefront caches the catalogue, but requests the cart on
 * every visit to the cart page.
 */
const warmBudget: Readonly<Record<PageName, number>> = { home: 0, category: 0, product: 0, cart: 1 }

/** Formats the GraphQL calls that a proxy in front of the platform counted, and the storefront's own token requests. */
export const callRows = (name: PageName, { empty, cold, warm }: PageCalls): readonly Row[] => [
  atMost(`${name}: platform calls, first of the page`, cold.graphql, coldBudget[name], String),
  atMost(`${name}: platform calls, warm`, warm.graphql, warmBudget[name], String),
  withoutBudget(
    `${name}: platform calls, first of a process (site, categories, and a token)`,
    `${empty.graphql} + ${empty.token}`,
  ),
]
