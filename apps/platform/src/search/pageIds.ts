import { type SQL, sql } from 'drizzle-orm'
import { sortSql } from '../where/sortSql.ts'
import { scopedPrices } from './scopedPrices.ts'
import { baseSql, filtersSql, queryOf, type SearchPlan } from './searchPlan.ts'

const newest = sql`s.created_at desc nulls last, s.product_id`

// The score of a match: 3 if the text occurs in the title, 2 if it occurs in the labels, and 1 for other texts.
const score = (plan: SearchPlan): SQL =>
  plan.text === undefined
    ? // A bare number would be the position of a column.
      sql`0::int`
    : sql`case when t.title @@ ${queryOf(plan)} then 3 when t.labelled @@ ${queryOf(plan)} then 2 else 1 end`

const columnOf =
  (plan: SearchPlan) =>
  (name: string): SQL | undefined => {
    if (name === 'createdAt') return sql`s.created_at`
    if (name === 'score') return score(plan)
    if (name === 'id') return sql`s.product_id`
    const [field, locale] = name.split('.')
    if (field !== 'name') return undefined
    return sql`(select lower(n.name) from product_texts n
      where n.product_id = s.product_id and ${locale ?? plan.locale} = any(n.locales))`
  }

const priceSort =
  /^(price|variants\.price\.centAmount|variants\.scopedPrice\.(?:value|currentValue)\.centAmount)(?:\s+(asc|desc))?$/i

// Ascending order uses the price of the cheapest variant, descending order that of the most expensive variant. A scoped
// price is that of the master variant.
const priceOrder = (sort: string, { scope }: SearchPlan): SQL | undefined => {
  const [, path, direction] = priceSort.exec(sort.trim()) ?? []
  if (path === undefined) return undefined
  const isDescending = direction?.toLowerCase() === 'desc'
  const extreme = isDescending ? sql`found.highest` : sql`found.lowest`
  const column = /scopedPrice/i.test(path) ? sql`found.cents[1]` : extreme
  const cents = sql`(select ${column} from ${scopedPrices(scope.selector, scope.now)} found)`
  return isDescending ? sql`${cents} desc nulls last` : sql`${cents} asc nulls last`
}

const orderBy = (plan: SearchPlan): SQL => {
  const parts = plan.sorts.map((sort) => priceOrder(sort, plan) ?? sortSql([sort], columnOf(plan), sql`1`))
  return sql.join([...parts, newest], sql`, `)
}

type Window = { readonly limit: number; readonly offset: number }

const sortedPage = (plan: SearchPlan, { limit, offset }: Window): SQL => {
  const { from, where } = baseSql(plan)
  return sql`select s.product_id from ${from} where ${where} and ${filtersSql(plan.filters, plan.scope)}
    order by ${orderBy(plan)} limit ${limit} offset ${offset}`
}

// Joins the search rows only when a filter needs them.
const foundSql = (plan: SearchPlan): { readonly from: SQL; readonly where: SQL } => {
  if (plan.queryFilters.length + plan.filters.length > 0) {
    const { from, where } = baseSql(plan)
    return { from, where: sql`${where} and ${filtersSql(plan.filters, plan.scope)}` }
  }
  const published = plan.staged ? sql`true` : sql`t.published`
  return {
    from: sql`product_texts t`,
    where: sql`t.words @@ ${queryOf(plan)} and ${plan.locale} = any(t.locales) and ${published}`,
  }
}

// Ranks all matches.
const rankedAll = (plan: SearchPlan, { limit, offset }: Window): SQL => {
  const { from, where } = foundSql(plan)
  return sql`with found as materialized (
      select t.product_id, t.created_at, ${score(plan)} as score from ${from} where ${where})
    select product_id from found order by score desc, created_at desc nulls last, product_id
    limit ${limit} offset ${offset}`
}

// Reads each rank from newest to oldest, only up to the end of the page.
const rankedUpToPage = (plan: SearchPlan, { limit, offset }: Window): SQL => {
  const { from, where } = foundSql(plan)
  const query = queryOf(plan)
  const ranks = [
    sql`t.title @@ ${query}`,
    sql`t.labelled @@ ${query} and not t.title @@ ${query}`,
    sql`not t.labelled @@ ${query}`,
  ].map(
    (rank, index) => sql`(select ${index}::int as rank, t.product_id, t.created_at
      from ${from} where ${where} and ${rank}
      order by t.created_at desc nulls last, t.product_id limit ${limit + offset})`,
  )
  return sql`select product_id from (${sql.join(ranks, sql` union all `)}) found
    order by rank, created_at desc nulls last, product_id limit ${limit} offset ${offset}`
}

const isByScore = ({ text, sorts }: SearchPlan): boolean =>
  text !== undefined &&
  (sorts.length === 0 || (sorts.length === 1 && /^score\s+desc$/i.test(sorts[0]?.trim() ?? '')))

const maxRankedAtOnce = 6_000

/**
 * The SQL for the ids of one page of a search, in order. It reads only the narrow search tables. `total` is the number of
 * matches: for a common word, ranking all of them would be slow.
 */
export const pageIds = (plan: SearchPlan, window: Window, total: number): SQL => {
  if (!isByScore(plan)) return sortedPage(plan, window)
  return total > maxRankedAtOnce ? rankedUpToPage(plan, window) : rankedAll(plan, window)
}
