import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Category } from '../../model/catalogue.ts'
import type { Product } from '../../model/product.ts'
import type { Json, Resource } from '../../model/resource.ts'
import { documentColumns } from './document.ts'
import { tsvector } from './tsvector.ts'

export const products = pgTable(
  'products',
  {
    ...documentColumns<Product>(),
    key: text('key').notNull().unique(),
    published: boolean('published')
      .notNull()
      .generatedAlwaysAs(sql`coalesce((doc->>'published')::boolean, true)`),
    /** The document with the master variant only, for listings. */
    card: jsonb('card').notNull().generatedAlwaysAs(sql`doc - 'variants'`),
  },
  (t) => [
    index('products_by_creation').on(t.createdAt),
    index('products_by_change').on(t.lastModifiedAt.desc(), t.id),
  ],
)

export const categories = pgTable('categories', {
  ...documentColumns<Category>(),
  key: text('key').notNull().unique(),
})

/** Types, product types, groups, taxes, zones, shipping methods and discounts. They are read together and cached. */
export const referenceDocuments = pgTable(
  'reference_documents',
  { ...documentColumns<Resource>(), kind: text('kind').notNull(), key: text('key').notNull() },
  (t) => [unique('reference_kind_key').on(t.kind, t.key)],
)

export const customObjects = pgTable(
  'custom_objects',
  {
    ...documentColumns<{ value: Json }>(),
    container: text('container').notNull(),
    key: text('key').notNull(),
  },
  (t) => [unique('custom_objects_key').on(t.container, t.key)],
)

const stockMoment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' }).notNull().defaultNow()

export const inventory = pgTable('inventory', {
  sku: text('sku').primaryKey(),
  id: uuid('id').notNull().unique('inventory_id'),
  version: integer('version').notNull(),
  createdAt: stockMoment('created_at'),
  lastModifiedAt: stockMoment('last_modified_at'),
  key: text('key').unique('inventory_key'),
  quantityOnStock: integer('quantity_on_stock').notNull(),
  reserved: integer('reserved').notNull().default(0),
  restockableInDays: integer('restockable_in_days'),
})

const product = () =>
  uuid('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** One narrow row per product, for filters and facets. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: product().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    published: boolean('published').notNull(),
    productTypeId: uuid('product_type_id').notNull(),
    /** A token for each category (including ancestors), product type and value of a searchable attribute. */
    tokens: text('tokens').array().notNull(),
    /** The number of variants by attribute and value. */
    terms: jsonb('terms').notNull(),
  },
  (t) => [
    index('product_search_tokens').using('gin', t.tokens),
    index('product_search_newest').on(t.createdAt.desc(), t.productId),
    index('product_search_by_type').on(t.productTypeId, t.createdAt.desc(), t.productId),
  ],
)

/**
 * The texts of products as text vectors, with one row per product and distinct spelling. `title` is the name up to its
 * first comma. `labelled` is the name, the labels and the searchable attributes. `words` is all texts.
 */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: product(),
    locales: text('locales').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    published: boolean('published').notNull(),
    name: text('name').notNull(),
    title: tsvector('title').notNull(),
    labelled: tsvector('labelled').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.locales] }),
    index('product_texts_title').using('gin', t.title),
    index('product_texts_labelled').using('gin', t.labelled),
    index('product_texts_words').using('gin', t.words),
    index('product_texts_newest').on(t.createdAt.desc(), t.productId),
  ],
)

/** The lexemes of names and labels, for searches with misspelt words. Words of removed products may remain. */
export const productWords = pgTable('product_words', { word: text('word').primaryKey() })

export const productSlugs = pgTable(
  'product_slugs',
  { locale: text('locale').notNull(), slug: text('slug').notNull(), productId: product() },
  (t) => [primaryKey({ columns: [t.locale, t.slug] }), index('product_slugs_by_product').on(t.productId)],
)

export const productCategories = pgTable(
  'product_categories',
  { productId: product(), categoryId: uuid('category_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('product_categories_by_product').on(t.productId),
  ],
)

export const variants = pgTable(
  'variants',
  {
    productId: product(),
    variantId: integer('variant_id').notNull(),
    sku: text('sku').notNull().unique(),
    isMaster: boolean('is_master').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.variantId] })],
)

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * The selected prices of a product's variants for one combination of currency, country, group, channel and period. They
 * are selected when a product is written, so that a search only reads them.
 */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: product(),
    currency: text('currency').notNull(),
    country: text('country'),
    customerGroupId: uuid('customer_group_id'),
    channelId: uuid('channel_id'),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    lowest: bigint('lowest', { mode: 'number' }),
    highest: bigint('highest', { mode: 'number' }),
    /** The price of each variant in cents, the master variant first. */
    cents: bigint('cents', { mode: 'number' }).array().notNull(),
    /** Whether the price of the master variant is discounted. */
    discounted: boolean('discounted').notNull().default(false),
  },
  (t) => [index('product_prices_by_product').on(t.productId, t.currency)],
)

/** Stock of a sku in a supply channel; `inventory` has the stock without a channel. */
export const channelInventory = pgTable(
  'channel_inventory',
  {
    sku: text('sku').notNull(),
    channelId: uuid('channel_id').notNull(),
    version: integer('version').notNull(),
    quantityOnStock: integer('quantity_on_stock').notNull(),
    restockableInDays: integer('restockable_in_days'),
  },
  (t) => [primaryKey({ columns: [t.sku, t.channelId] })],
)

/** A single row whose version rises with every change of the search tables. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** The seed version that the database was filled with. */
export const seedMarker = pgTable('seed_marker', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
  detail: jsonb('detail'),
})
