import {
  bigint,
  boolean,
  doublePrecision,
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

/** One row a product and locale: its slug, sort name and full-text vector. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: product(),
    locale: text('locale').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.locale] }),
    unique('product_texts_slug').on(t.locale, t.slug),
    index('product_texts_words').using('gin', t.words),
  ],
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

export const variantAttributes = pgTable(
  'variant_attributes',
  {
    productId: product(),
    variantId: integer('variant_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    number: doublePrecision('number'),
  },
  (t) => [
    index('variant_attributes_by_value').on(t.name, t.value, t.productId),
    index('variant_attributes_by_product').on(t.productId, t.name),
  ],
)

export const variantPrices = pgTable(
  'variant_prices',
  {
    productId: product(),
    variantId: integer('variant_id').notNull(),
    currency: text('currency').notNull(),
    country: text('country'),
    customerGroupId: uuid('customer_group_id'),
    /** What the shopper pays: the product discount's value where there is one. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true, mode: 'string' }),
    validUntil: timestamp('valid_until', { withTimezone: true, mode: 'string' }),
  },
  (t) => [index('variant_prices_by_product').on(t.currency, t.productId)],
)

/** Marks what this database was filled with. */
export const seedMarker = pgTable('seed_marker', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
  detail: jsonb('detail'),
})
