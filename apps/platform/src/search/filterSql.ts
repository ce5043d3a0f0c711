import { type SQL, sql } from 'drizzle-orm'
import type { Reference } from '../engine/world.ts'
import { invalidInput } from '../graphql/platformError.ts'
import { isUuid } from '../store/isUuid.ts'
import type { Filter, Range } from './parseFilter.ts'

type Categories = Reference['categories']

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const uuids = (values: readonly string[]): SQL => {
  const known = values.filter(isUuid)
  return known.length > 0
    ? sql.join(
        known.map((id) => sql`${id}::uuid`),
        sql`, `,
      )
    : sql`null::uuid`
}

const withDescendants = (ids: readonly string[], categories: Categories): string[] => [
  ...ids,
  ...[...categories.values()].filter((c) => c.ancestorIds.some((id) => ids.includes(id))).map((c) => c.id),
]

/** Ranges are half-open: from inclusive, to exclusive, so that neighbouring ranges count nothing twice. */
export const rangeSql = (column: SQL, { from, to }: Range): SQL =>
  sql`(${from === undefined ? sql`true` : sql`${column} >= ${from}`} and ${to === undefined ? sql`true` : sql`${column} < ${to}`})`

const inclusive = (column: SQL, { from, to }: Range): SQL =>
  sql`(${from === undefined ? sql`true` : sql`${column} >= ${from}`} and ${to === undefined ? sql`true` : sql`${column} <= ${to}`})`

const anyRange = (column: SQL, ranges: readonly Range[]): SQL =>
  sql`(${sql.join(
    ranges.map((range) => inclusive(column, range)),
    sql` or `,
  )})`

const attribute = (name: string, condition: SQL): SQL =>
  sql`exists (select 1 from variant_attributes a where a.product_id = p.id and a.name = ${name} and ${condition})`

const onStock = sql`exists (select 1 from variants v join inventory i on i.sku = v.sku
  where v.product_id = p.id and i.quantity_on_stock - i.reserved > 0)`

const unsupported = (filter: Filter) =>
  invalidInput(`Malformed parameter: filter: '${filter.kind}' is not available for ${filter.field.kind}.`)

const terms = (filter: Filter & { kind: 'terms' }): SQL => {
  const { field, values } = filter
  switch (field.kind) {
    case 'attribute':
      return attribute(field.name, sql`a.value in (${list(values)})`)
    case 'category':
      return sql`exists (select 1 from product_categories c where c.product_id = p.id and c.category_id in (${uuids(values)}))`
    case 'stock':
      return values.includes('true') ? onStock : sql`not ${onStock}`
    case 'sku':
      return sql`exists (select 1 from variants v where v.product_id = p.id and v.sku in (${list(values)}))`
    case 'id':
      return sql`p.id in (${uuids(values)})`
    case 'key':
      return sql`p.key in (${list(values)})`
    case 'productType':
      return sql`p.doc->>'productTypeId' in (${list(values)})`
    case 'price':
      return sql`exists (select 1 from scoped s where s.product_id = p.id and s.cents in (${sql.join(
        values.map((v) => sql`${Number(v)}`),
        sql`, `,
      )}))`
  }
}

/** The condition on `products p` that a filter puts; prices are read from the `scoped` rows of the price selector. */
export const filterSql = (filter: Filter, categories: Categories): SQL => {
  const { field } = filter
  if (filter.kind === 'terms') return terms(filter)
  if (filter.kind === 'subtrees' && field.kind === 'category')
    return terms({ field, kind: 'terms', values: withDescendants(filter.values, categories) })
  if (filter.kind === 'ranges' && field.kind === 'price')
    return sql`exists (select 1 from scoped s where s.product_id = p.id and ${anyRange(sql`s.cents`, filter.ranges)})`
  if (filter.kind === 'ranges' && field.kind === 'attribute')
    return attribute(field.name, anyRange(sql`a.number`, filter.ranges))
  if (filter.kind === 'exists' && field.kind === 'attribute') {
    const present = attribute(field.name, sql`true`)
    return filter.missing ? sql`not ${present}` : present
  }
  throw unsupported(filter)
}
