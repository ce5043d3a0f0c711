import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import type { Reference } from '../engine/world.ts'
import { invalidInput } from '../graphql/platformError.ts'
import type { Product } from '../model/product.ts'
import { pageOf } from '../where/page.ts'
import { sortSql } from '../where/sortSql.ts'
import { facetResult } from './facetResult.ts'
import { rangeFacetSql, termsFacetSql } from './facetSql.ts'
import { filterSql } from './filterSql.ts'
import { type Facet, parseFacet } from './parseFacet.ts'
import { parseFilter } from './parseFilter.ts'
import { type PriceSelector, scopedPrices } from './scopedPrices.ts'

type TextForm = { readonly string?: string | null }

export type SearchArguments = {
  readonly text?: string | null
  readonly locale?: string | null
  readonly queryFilters?: readonly TextForm[] | null
  readonly filters?: readonly TextForm[] | null
  readonly facets?: readonly TextForm[] | null
  readonly sorts?: readonly string[] | null
  readonly limit?: number | null
  readonly offset?: number | null
  readonly priceSelector?: PriceSelector | null
}

export type SearchDeps = { readonly db: Connection; readonly reference: Reference; readonly now: Date }

const forms = (list: readonly TextForm[] | null | undefined, parameter: string): string[] =>
  (list ?? []).map(({ string }) => {
    if (string) return string
    throw invalidInput(`Malformed parameter: ${parameter}: each element needs its 'string'.`)
  })

const conditions = (list: readonly TextForm[] | null | undefined, parameter: string, deps: SearchDeps): SQL =>
  sql.join(
    [
      sql`true`,
      ...forms(list, parameter).map((form) =>
        filterSql(parseFilter(form, parameter), deps.reference.categories),
      ),
    ],
    sql` and `,
  )

const columnOf =
  (locale: string) =>
  (name: string): SQL | undefined => {
    if (name === 'createdAt') return sql`p.created_at`
    if (name === 'score') return sql`b.score`
    if (name === 'id') return sql`p.id`
    const [field, wanted] = name.split('.')
    if (field !== 'name') return undefined
    return sql`(select lower(t.name) from product_texts t where t.product_id = p.id and t.locale = ${wanted ?? locale})`
  }

// Ascending by the cheapest variant, descending by the dearest.
const priceOrder = (sort: string): SQL =>
  /desc$/i.test(sort.trim())
    ? sql`(select max(s.cents) from scoped s where s.product_id = p.id) desc nulls last`
    : sql`(select min(s.cents) from scoped s where s.product_id = p.id) asc nulls last`

const orderBy = (args: SearchArguments, locale: string): SQL => {
  const given = args.sorts ?? []
  const fallback = args.text ? ['score desc'] : []
  const parts = (given.length > 0 ? given : fallback).map((sort) =>
    /^(price|variants\.price\.centAmount|variants\.scopedPrice\.value\.centAmount)(\s|$)/.test(sort.trim())
      ? priceOrder(sort)
      : sortSql([sort], columnOf(locale), sql`1`),
  )
  return sql.join([...parts, sql`p.created_at desc`, sql`p.id`], sql`, `)
}

const baseSql = (args: SearchArguments, locale: string, deps: SearchDeps): SQL => {
  const queried = conditions(args.queryFilters, 'filter.query', deps)
  const scoped = scopedPrices(args.priceSelector, deps.now)
  const text = args.text?.trim()
  if (!text)
    return sql`with scoped as (${scoped}),
      base as materialized (select p.id, 0::float8 as score from products p where ${queried})`
  return sql`with scoped as (${scoped}),
    base as materialized (
      select p.id, ts_rank_cd(t.words, q.query)::float8 as score
      from product_texts t
      join products p on p.id = t.product_id
      cross join websearch_to_tsquery('english', ${text}) as q(query)
      where t.locale = ${locale} and t.words @@ q.query and ${queried})`
}

const facetRows = async (db: Connection, base: SQL, facet: Facet) => {
  const rest = facet.ranges ? rangeFacetSql(facet, facet.ranges) : termsFacetSql(facet)
  const result = await db.execute(sql`${base} ${rest}`)
  return facetResult(facet, result.rows)
}

/**
 * Searches published products: text in one locale, filters, facets over what `queryFilters` leave (before `filters`),
 * sorting and paging, all in SQL. `withVariants: false` leaves all but the master variant in the database.
 */
export const searchProducts = async (deps: SearchDeps, args: SearchArguments, withVariants: boolean) => {
  const { limit, offset } = pageOf(args, 10)
  const locale = args.locale ?? 'en-US'
  const base = baseSql(args, locale, deps)
  const matched = sql`from base b join products p on p.id = b.id where ${conditions(args.filters, 'filter', deps)}`
  const doc = withVariants ? sql`p.doc` : sql`p.doc - 'variants'`
  const page = sql`${base} select ${doc} as doc ${matched} order by ${orderBy(args, locale)} limit ${limit} offset ${offset}`
  const facets = forms(args.facets, 'facet').map(parseFacet)
  const [rows, counted, facetResults] = await Promise.all([
    deps.db.execute(page),
    deps.db.execute(sql`${base} select count(*)::int as total ${matched}`),
    Promise.all(facets.map((facet) => facetRows(deps.db, base, facet))),
  ])
  const results = rows.rows.map((row) => row.doc as Product)
  return {
    offset,
    count: results.length,
    total: Number(counted.rows[0]?.total ?? 0),
    results,
    facets: facetResults,
  }
}
