import type { PoolClient } from 'pg'
import { type CopyValue, copyLine, copyLines } from '../../db/copyRows.ts'
import { allVariants, type Product } from '../../model/product.ts'
import { priceRows } from './priceRows.ts'
import { type Structure, searchRow } from './searchRow.ts'
import { textRows } from './textRows.ts'

type Lines = { readonly target: string; readonly lines: readonly string[] }

const linesOf = (target: string, rows: readonly (readonly CopyValue[])[]): Lines => ({
  target,
  lines: rows.map(copyLine),
})

/** The tables that repeat product data for search. */
export const searchTables = [
  'product_search',
  'product_texts',
  'product_slugs',
  'product_categories',
  'variants',
  'product_prices',
  'product_words',
] as const

const staging = 'indexed_texts'

/** Formats the rows of every search table for COPY, without database access. */
export const indexLines = (products: readonly Product[], structure: Structure): Lines[] => [
  linesOf(
    'product_search (product_id, created_at, published, product_type_id, tokens, terms)',
    products.map((product) => {
      const row = searchRow(product, structure)
      return [
        row.productId,
        row.createdAt,
        row.published,
        row.productTypeId,
        row.tokens,
        JSON.stringify(row.terms),
      ]
    }),
  ),
  linesOf(
    `${staging} (product_id, locales, name, title, labels, body, created_at, published)`,
    products.flatMap((product) =>
      textRows(product, structure.searchable).map((row) => [
        row.productId,
        row.locales,
        row.name,
        row.title,
        row.labels,
        row.body,
        product.createdAt,
        product.published ?? true,
      ]),
    ),
  ),
  linesOf(
    'product_slugs (locale, slug, product_id)',
    products.flatMap((p) => Object.entries(p.slug).map(([locale, slug]) => [locale, slug, p.id])),
  ),
  linesOf(
    'product_categories (product_id, category_id)',
    products.flatMap((p) => [...new Set(p.categoryIds)].map((id) => [p.id, id])),
  ),
  linesOf(
    'variants (product_id, variant_id, sku, is_master)',
    products.flatMap((p) => allVariants(p).map((v, place) => [p.id, v.id, v.sku, place === 0])),
  ),
  linesOf(
    'product_prices (product_id, currency, country, customer_group_id, channel_id, valid_from, valid_until, lowest, highest, cents, discounted)',
    products.flatMap((product) =>
      priceRows(product).map((row) => [
        row.productId,
        row.currency,
        row.country,
        row.customerGroupId,
        row.channelId,
        row.validFrom,
        row.validUntil,
        row.lowest,
        row.highest,
        row.cents,
        row.discounted,
      ]),
    ),
  ),
]

// Postgres creates the vectors, so that queries and texts are tokenized by the same rules.
const insertTexts = `insert into product_texts (product_id, locales, created_at, published, name, title, labelled, words)
  select product_id, locales, created_at, published, name, title, title || labels, title || labels || body
  from (
    select product_id, locales, created_at, published, name, to_tsvector('english', title) as title,
      to_tsvector('english', labels) as labels, to_tsvector('english', body) as body
    from ${staging}
  ) made`

const insertWords = `insert into product_words
  select distinct unnest(tsvector_to_array(to_tsvector('english', title || ' ' || labels))) from ${staging}
  on conflict do nothing`

/** Writes the rows of `indexLines` in the transaction of the connection. */
export const writeIndex = async (client: PoolClient, tables: readonly Lines[]): Promise<void> => {
  await client.query(`create temporary table if not exists ${staging} (
    product_id uuid, locales text[], name text, title text, labels text, body text, created_at timestamptz, published boolean) on commit drop`)
  for (const { target, lines } of tables) await copyLines(client, target, lines)
  await client.query(insertTexts)
  await client.query(insertWords)
  await client.query(`truncate ${staging}`)
}
