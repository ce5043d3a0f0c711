import type { Facet } from './parseFacet.ts'
import type { Range } from './parseFilter.ts'

type Row = Readonly<Record<string, unknown>>

const number = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0)

const termsResult = (facet: Facet, rows: readonly Row[]) => {
  const total = number(rows[0], 'total')
  const terms = rows.map((row) => ({
    term: String(row.term),
    count: number(row, 'count'),
    productCount: facet.countsProducts ? number(row, 'products') : null,
  }))
  const shown = terms.reduce((sum, term) => sum + term.count, 0)
  return {
    type: 'terms',
    dataType: 'text',
    missing: number(rows[0], 'missing'),
    total,
    other: total - shown,
    terms,
  }
}

const text = (bound: number | undefined): string => (bound === undefined ? '' : bound.toFixed(1))

const rangeResult = (facet: Facet, ranges: readonly Range[], rows: readonly Row[]) => ({
  type: 'range',
  dataType: 'number',
  ranges: ranges.map(({ from, to }, index) => {
    const row = rows[index]
    return {
      type: 'double',
      from: from ?? 0,
      fromStr: text(from),
      to: to ?? 0,
      toStr: text(to),
      count: number(row, 'count'),
      productCount: facet.countsProducts ? number(row, 'products') : null,
      totalCount: number(row, 'count'),
      total: number(row, 'total'),
      min: number(row, 'min'),
      max: number(row, 'max'),
      mean: number(row, 'mean'),
    }
  }),
})

/** A facet's rows in the platform's shape, filed under its name. */
export const facetResult = (facet: Facet, rows: readonly Row[]) => ({
  facet: facet.name,
  value: facet.ranges ? rangeResult(facet, facet.ranges, rows) : termsResult(facet, rows),
})
