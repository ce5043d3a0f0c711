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
    /** The document without all but the master variant: what a listing shows. */
    card: jsonb('card').notNull().generatedAlwaysAs(sql`doc - 'variants'`),
  },
  (t) => [index('products_by_creation').on(t.createdAt)],
)

export const categories = pgTable('categories', {
  ...documentColumns<Category>(),
  key: text('key').notNull().unique(),
})

/** Types, product types, groups, taxes, zones, shipping methods, discounts: small, read together, cached. */
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

/** What search filters and counts by: one narrow row a product. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: product().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    published: boolean('published').notNull(),
    productTypeId: uuid('product_type_id').notNull(),
    /** A word for each category (with those above it), type, and value of a searchable attribute. */
    tokens: text('tokens').array().notNull(),
    /** By attribute and value: in how many variants it stands. */
    terms: jsonb('terms').notNull(),
  },
  (t) => [
    index('product_search_tokens').using('gin', t.tokens),
    index('product_search_newest').on(t.createdAt.desc(), t.productId),
    index('product_search_by_type').on(t.productTypeId, t.createdAt.desc(), t.productId),
  ],
)

/** One row a product and spelling, with a vector of its name, of that and what it is filed under, and of all its text. */
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

/** What the variants of a product cost in one scope: selected when it is saved, so that a search only looks it up. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: product(),
    currency: text('currency').notNull(),
    country: text('country'),
    customerGroupId: uuid('customer_group_id'),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    lowest: bigint('lowest', { mode: 'number' }),
    highest: bigint('highest', { mode: 'number' }),
    /** What the shopper pays for each variant, the master first. */
    cents: bigint('cents', { mode: 'number' }).array().notNull(),
  },
  (t) => [index('product_prices_by_product').on(t.productId, t.currency)],
)

/** Stock of a sku in a supply channel; `inventory` holds what is in none. */
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

/** One row whose figure rises with every change of what search finds. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** Marks what this database was filled with. */
export const seedMarker = pgTable('seed_marker', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
  detail: jsonb('detail'),
})
