import { type SQL, sql } from 'drizzle-orm'
import { filterSql, type PriceScope } from './filterSql.ts'
import { readFuzzyLevel } from './fuzzy/readFuzzyLevel.ts'
import type { Filter } from './parseFilter.ts'
import { type Facet, type FacetInput, readFacet } from './readFacet.ts'
import { type FilterInput, readFilter } from './readFilter.ts'
import type { PriceSelector } from './scopedPrices.ts'

export type SearchArguments = {
  readonly text?: string | null
  readonly locale?: string | null
  readonly queryFilters?: readonly FilterInput[] | null
  readonly filters?: readonly FilterInput[] | null
  readonly facetFilters?: readonly FilterInput[] | null
  readonly facets?: readonly FacetInput[] | null
  readonly sorts?: readonly string[] | null
  readonly limit?: number | null
  readonly offset?: number | null
  readonly fuzzy?: boolean | null
  readonly fuzzyLevel?: number | null
  readonly priceSelector?: PriceSelector | null
  readonly markMatchingVariants?: boolean | null
  readonly staged?: boolean | null
}

/** The validated arguments of a search. */
export type SearchPlan = {
  readonly text: string | undefined
  /** The number of changed letters that a word may have; `undefined` searches exact words. */
  readonly fuzzyLevel: number | undefined
  /** The tsquery of a fuzzy search, which depends on the words of the catalogue. */
  readonly fuzzyQuery?: string
  readonly locale: string
  readonly staged: boolean
  readonly queryFilters: readonly Filter[]
  readonly filters: readonly Filter[]
  readonly facetFilters: readonly Filter[]
  readonly facets: readonly Facet[]
  readonly sorts: readonly string[]
  readonly scope: PriceScope
}

const read = (list: readonly FilterInput[] | null | undefined, parameter: string): Filter[] =>
  (list ?? []).map((filter) => readFilter(filter, parameter))

/** Validates the arguments of a search. Throws InvalidInput. */
export const readSearch = (args: SearchArguments, now: Date): SearchPlan => ({
  // An empty text matches every product.
  text: args.text?.trim() || undefined,
  fuzzyLevel: args.fuzzy ? readFuzzyLevel(args.fuzzyLevel) : undefined,
  locale: args.locale ?? 'en-US',
  staged: args.staged ?? false,
  queryFilters: read(args.queryFilters, 'filter.query'),
  filters: read(args.filters, 'filter'),
  facetFilters: read(args.facetFilters, 'filter.facets'),
  facets: (args.facets ?? []).map(readFacet),
  sorts: args.sorts ?? [],
  scope: { selector: args.priceSelector, now },
})

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

export const filtersSql = (filters: readonly Filter[], scope: PriceScope): SQL =>
  allOf(filters.map((filter) => filterSql(filter, scope)))

export const queryOf = ({ text, fuzzyQuery }: SearchPlan): SQL =>
  fuzzyQuery === undefined ? sql`websearch_to_tsquery('english', ${text ?? ''})` : sql`${fuzzyQuery}::tsquery`

/** The rows that match text and query filters: search rows `s`, joined with texts `t` when there is a text. */
export const baseSql = (plan: SearchPlan): { readonly from: SQL; readonly where: SQL } => {
  const filters = filtersSql(plan.queryFilters, plan.scope)
  const published = plan.staged ? sql`true` : sql`s.published`
  if (plan.text === undefined) return { from: sql`product_search s`, where: sql`${published} and ${filters}` }
  return {
    from: sql`product_search s join product_texts t on t.product_id = s.product_id`,
    where: sql`t.words @@ ${queryOf(plan)} and ${plan.locale} = any(t.locales) and ${published} and ${filters}`,
  }
}
