import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { invalidInput } from '../graphql/platformError.ts'
import { rangeSql } from './filterSql.ts'
import type { Facet } from './parseFacet.ts'
import type { Range } from './parseFilter.ts'

const maxTerms = 200

const termRows = (facet: Facet): SQL => {
  if (facet.field.kind === 'attribute')
    return sql`select a.product_id, a.variant_id, a.value as term from variant_attributes a
      join base b on b.id = a.product_id where a.name = ${facet.field.name}`
  if (facet.field.kind === 'category')
    return sql`select c.product_id, 0 as variant_id, c.category_id::text as term from product_categories c join base b on b.id = c.product_id`
  if (facet.field.kind === 'productType')
    return sql`select p.id as product_id, 0 as variant_id, p.doc->>'productTypeId' as term from products p join base b on b.id = p.id`
  throw invalidInput(`Malformed parameter: facet: no terms facet is available for ${facet.field.kind}.`)
}

/** Terms with their counts, most frequent first. Attributes count variants, categories and product types count products. */
export const termsFacetSql = (facet: Facet): SQL => sql`
  , rows as (${termRows(facet)}),
  counts as (select term, count(*)::int as count, count(distinct product_id)::int as products from rows group by term)
  select term, count, products, (sum(count) over ())::int as total,
    (select count(*)::int from base b where not exists (select 1 from rows r where r.product_id = b.id)) as missing
  from counts order by count desc, term limit ${maxTerms}`

const numbers = (facet: Facet): SQL => {
  if (facet.field.kind === 'price')
    return sql`select s.product_id, s.cents::float8 as value from scoped s join base b on b.id = s.product_id`
  if (facet.field.kind === 'attribute')
    return sql`select a.product_id, a.number as value from variant_attributes a join base b on b.id = a.product_id
      where a.name = ${facet.field.name} and a.number is not null`
  throw invalidInput(`Malformed parameter: facet: no range facet is available for ${facet.field.kind}.`)
}

const rangeRow = (range: Range, index: number): SQL => sql`
  select ${index}::int as index, count(*)::int as count, count(distinct product_id)::int as products,
    coalesce(sum(value), 0)::float8 as total, coalesce(min(value), 0)::float8 as min,
    coalesce(max(value), 0)::float8 as max, coalesce(avg(value), 0)::float8 as mean
  from rows where ${rangeSql(sql`value`, range)}`

/** One row a range: counts and the spread of the values in it. */
export const rangeFacetSql = (facet: Facet, ranges: readonly Range[]): SQL => sql`
  , rows as materialized (${numbers(facet)})
  ${sql.join(ranges.map(rangeRow), sql` union all `)} order by index`
