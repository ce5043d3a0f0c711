import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'

const variantsOf = sql`(select p.id as product_id, v.variant, v.position = 0 as is_master
  from products p
  cross join lateral (
    select p.doc->'masterVariant' as variant, 0 as position
    union all
    select each.value, each.ordinality from jsonb_array_elements(p.doc->'variants') with ordinality as each(value, ordinality)
  ) v)`

const texts = sql`
  insert into product_texts (product_id, locale, slug, name, words)
  select p.id, name.key, p.doc->'slug'->>name.key, name.value,
    setweight(to_tsvector('english', name.value), 'A')
    || setweight(to_tsvector('english', coalesce(p.doc->'metaTitle'->>name.key, '')), 'B')
    || setweight(to_tsvector('english', coalesce(attributes.words, '')), 'B')
    || setweight(to_tsvector('english', coalesce(p.doc->'description'->>name.key, '')), 'C')
  from products p
  cross join lateral jsonb_each_text(p.doc->'name') as name
  cross join lateral (
    select string_agg(a->>'value', ' ') as words
    from jsonb_array_elements(p.doc->'masterVariant'->'attributes') a
    where a->>'name' in ('artistName', 'colour', 'colourway', 'style', 'class', 'category')
  ) attributes`

/**
 * Fills the search tables from the product documents: texts with their full-text vectors, categories, skus, attributes
 * that are searchable, and prices as they are paid. All in the database.
 */
export const indexProducts = async (db: Connection, searchable: readonly string[]): Promise<void> => {
  const names = sql.join(
    searchable.map((name) => sql`${name}`),
    sql`, `,
  )
  await db.execute(texts)
  await db.execute(sql`insert into product_categories (product_id, category_id)
    select p.id, c::uuid from products p, jsonb_array_elements_text(p.doc->'categoryIds') c`)
  await db.execute(sql`insert into variants (product_id, variant_id, sku, is_master)
    select product_id, (variant->>'id')::int, variant->>'sku', is_master from ${variantsOf} v`)
  await db.execute(sql`insert into variant_attributes (product_id, variant_id, name, value, number)
    select v.product_id, (v.variant->>'id')::int, a->>'name', a->>'value',
      case when jsonb_typeof(a->'value') = 'number' then (a->>'value')::float8 end
    from ${variantsOf} v, jsonb_array_elements(v.variant->'attributes') a
    where a->>'name' in (${names})`)
  await db.execute(sql`insert into variant_prices
      (product_id, variant_id, currency, country, customer_group_id, cents, valid_from, valid_until)
    select v.product_id, (v.variant->>'id')::int, p->'value'->>'currencyCode', p->>'country',
      (p->>'customerGroupId')::uuid,
      coalesce(p->'discounted'->'value'->>'centAmount', p->'value'->>'centAmount')::bigint,
      (p->>'validFrom')::timestamptz, (p->>'validUntil')::timestamptz
    from ${variantsOf} v, jsonb_array_elements(v.variant->'prices') p`)
}
