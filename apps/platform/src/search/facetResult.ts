import { isCountedWithin, type Range } from './ranges.ts'
import type { Facet } from './readFacet.ts'

/**
 * A group of products with the same values of a facet. `values` has the number of variants for each value, or is `null`
 * when the products lack the attribute. `products` is the number of products.
 */
export type Group = {
  readonly values: readonly (readonly [value: string, variants: number])[] | null
  readonly products: number
}

const maxTerms = 200

type Count = { readonly count: number; readonly products: number }

const countOf = (groups: readonly Group[], fits: (value: string) => boolean): Count => {
  let count = 0
  let products = 0
  for (const group of groups) {
    const variants = (group.values ?? []).reduce((sum, [value, n]) => (fits(value) ? sum + n : sum), 0)
    count += variants * group.products
    if (variants > 0) products += group.products
  }
  return { count, products }
}

const termsResult = (facet: Facet, groups: readonly Group[]) => {
  const counts = new Map<string, Count>()
  let missing = 0
  for (const { values, products } of groups) {
    if (values === null) missing += products
    for (const [value, variants] of values ?? []) {
      const before = counts.get(value) ?? { count: 0, products: 0 }
      counts.set(value, {
        count: before.count + variants * products,
        products: before.products + products,
      })
    }
  }
  const all = [...counts].sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
  const terms = all.slice(0, maxTerms).map(([term, { count, products }]) => ({
    term,
    count,
    productCount: facet.countsProducts ? products : null,
  }))
  const total = all.reduce((sum, [, { count }]) => sum + count, 0)
  const shown = terms.reduce((sum, term) => sum + term.count, 0)
  return { type: 'terms', dataType: 'text', missing, total, other: total - shown, terms }
}

const text = (bound: number | undefined): string => (bound === undefined ? '' : bound.toFixed(1))

const rangeResult = (facet: Facet, range: Range, groups: readonly Group[]) => {
  const { count, products } = countOf(groups, (value) => isCountedWithin(Number(value), range))
  let [total, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const group of groups)
    for (const [value, variants] of group.values ?? []) {
      const number = Number(value)
      if (!isCountedWithin(number, range)) continue
      total += number * variants * group.products
      min = Math.min(min, number)
      max = Math.max(max, number)
    }
  return {
    type: 'double',
    from: range.from ?? 0,
    fromStr: text(range.from),
    to: range.to ?? 0,
    toStr: text(range.to),
    count,
    productCount: facet.countsProducts ? products : null,
    totalCount: count,
    total,
    min: count > 0 ? min : 0,
    max: count > 0 ? max : 0,
    mean: count > 0 ? total / count : 0,
  }
}

const numeric = (groups: readonly Group[]): Group[] =>
  groups.map(({ values, products }) => ({
    products,
    values: values?.filter(([value]) => value !== '' && !Number.isNaN(Number(value))) ?? null,
  }))

const facetValue = (facet: Facet, groups: readonly Group[]) => {
  if (facet.kind === 'terms') return termsResult(facet, groups)
  if (facet.kind === 'ranges') {
    const numbers = numeric(groups)
    const ranges = facet.ranges.map((range) => rangeResult(facet, range, numbers))
    return { type: 'range', dataType: 'number', ranges }
  }
  const { count, products } = countOf(groups, (value) => facet.values.includes(value))
  return { type: 'filter', count, productCount: facet.countsProducts ? products : null }
}

/** Converts a facet's counts to the platform's format. Facets on attributes count variants, others count products. */
export const facetResult = (facet: Facet, groups: readonly Group[]) => ({
  facet: facet.name,
  value: facetValue(facet, groups),
})

export type FacetResult = ReturnType<typeof facetResult>
