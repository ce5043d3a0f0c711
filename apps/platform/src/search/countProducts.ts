import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { type FacetResult, facetResult, type Group } from './facetResult.ts'
import type { Facet } from './readFacet.ts'
import { scopedPrices } from './scopedPrices.ts'
import { isSameField } from './searchField.ts'
import { baseSql, filtersSql, type SearchPlan } from './searchPlan.ts'

export type Counts = { readonly total: number; readonly facets: readonly FacetResult[] }

const columnOf = ({ field }: Facet, plan: SearchPlan): SQL => {
  const prices = () => scopedPrices(plan.scope.selector, plan.scope.now)
  if (field.kind === 'price') return sql`(select to_jsonb(found.cents) from ${prices()} found)`
  if (field.kind === 'scopedPrice') return sql`(select to_jsonb(found.cents[1:1]) from ${prices()} found)`
  if (field.kind === 'discounted')
    return sql`(select jsonb_build_object(found.discounted::text, 1) from ${prices()} found)`
  const name = field.kind === 'attribute' ? field.name : field.kind === 'category' ? '@category' : '@type'
  return sql`s.terms->${name}::text`
}

const alias = (letter: string, index: number): SQL => sql.raw(`${letter}${index}`)

// Groups products by their whole set of values, because thousands of products share a few dozen sets.
const groupsSql = (plan: SearchPlan, facet: Facet, index: number): SQL => {
  const narrowed = plan.facetFilters.flatMap((filter, place) =>
    isSameField(filter.field, facet.field) ? [] : [alias('n', place)],
  )
  const kept = narrowed.length === 0 ? sql`true` : sql.join(narrowed, sql` and `)
  return sql`(select coalesce(json_agg(json_build_array(grouped.g, grouped.n)), '[]') from (
    select ${alias('f', index)} as g, count(*)::int as n from base where ${kept} group by 1) grouped) as ${alias('f', index)}`
}

const countsSql = (plan: SearchPlan): SQL => {
  const { from, where } = baseSql(plan)
  const columns = [
    sql`${filtersSql(plan.filters, plan.scope)} as kept`,
    ...plan.facets.map((facet, index) => sql`${columnOf(facet, plan)} as ${alias('f', index)}`),
    ...plan.facetFilters.map(
      (filter, index) => sql`${filtersSql([filter], plan.scope)} as ${alias('n', index)}`,
    ),
  ]
  const results = [
    sql`(select count(*)::int from base where kept) as total`,
    ...plan.facets.map((facet, index) => groupsSql(plan, facet, index)),
  ]
  return sql`with base as materialized (select ${sql.join(columns, sql`, `)} from ${from} where ${where})
    select ${sql.join(results, sql`, `)}`
}

type Counted = readonly (readonly [unknown, number])[]

const countValues = (cents: readonly (number | null)[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const each of cents) if (each !== null) counts.set(String(each), (counts.get(String(each)) ?? 0) + 1)
  return [...counts]
}

const findCustomerGroup = ([found, products]: Counted[number]): Group => {
  if (Array.isArray(found)) return { values: countValues(found), products }
  // `searchRow` stores terms as an object of counts.
  return { values: found === null ? null : Object.entries(found as Record<string, number>), products }
}

/**
 * Counts the products and facets of a search with one query over the products that match the text and the query filters.
 */
export const countProducts = async (db: Connection, plan: SearchPlan): Promise<Counts> => {
  const { rows } = await db.execute(countsSql(plan))
  const row: Readonly<Record<string, unknown>> = rows[0] ?? {}
  return {
    total: Number(row.total ?? 0),
    facets: plan.facets.map((facet, index) =>
      facetResult(facet, ((row[`f${index}`] ?? []) as Counted).map(findCustomerGroup)),
    ),
  }
}
