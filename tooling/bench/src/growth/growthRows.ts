import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { milliseconds, times } from '../report/units.ts'
import type { Kind } from './measureGrowth.ts'
import { measureGrowth, type Sized } from './measureGrowth.ts'

const PAGE = 3
const COMMON = 'printed'
const RARE = 'quince orchard'

type Budgeted = Kind & { readonly budget?: number }

const kinds: readonly Budgeted[] = [
  {
    name: 'product by slug',
    budget: 1.2,
    body: ({ products }, nth) => products[nth % products.length] ?? '',
  },
  { name: 'category page with facets', budget: PAGE, body: ({ category }) => category() },
  {
    name: 'category page with facets, its counts never asked for',
    body: ({ category }, nth) => category(nth),
  },
  {
    name: 'search page, a rare word, never asked for',
    budget: PAGE,
    body: ({ search }, nth) => search(RARE, nth),
  },
  { name: 'search page, a common word', budget: PAGE, body: ({ search }) => search(COMMON) },
  { name: 'search page, a common word, never asked for', body: ({ search }, nth) => search(COMMON, nth) },
]

/** Measures how much slower the storefront's queries are on the larger catalogue. */
export const growthRows = async (sizes: readonly [Sized, Sized], rounds: number): Promise<readonly Row[]> => {
  const [small, large] = sizes
  const grown = await measureGrowth(sizes, kinds, rounds)
  const figures = (count: number): string => count.toLocaleString('en')
  return [
    withoutBudget(
      `filling a database with ${figures(large.catalogue.products)} products`,
      `${Math.round(large.catalogue.filledSeconds)} s`,
    ),
    ...grown.flatMap(({ name, small: before, large: after }, place) => {
      const budget = kinds[place]?.budget
      const ratio = after / before
      const what = `${name}: ${figures(small.catalogue.products)} to ${figures(large.catalogue.products)} products`
      return [
        budget === undefined ? withoutBudget(what, times(ratio)) : atMost(what, ratio, budget, times),
        withoutBudget(`${name}: milliseconds`, `${milliseconds(before)}, ${milliseconds(after)}`),
      ]
    }),
  ]
}
