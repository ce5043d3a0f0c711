import type { Connection } from '../db/database.ts'
import { categories, referenceDocuments } from '../db/schema.ts'
import type { Reference } from '../engine/pricingContext.ts'
import type { Category, Channel } from '../model/catalogue.ts'
import type { ProductDiscount } from '../model/discount.ts'
import type { ProjectSettings } from '../model/projectSettings.ts'
import type { Resource } from '../model/resource.ts'
import { defaultProjectSettings } from '../settings/defaultProjectSettings.ts'

/** All reference data: small collections that change rarely. */
export type LoadedReference = Reference & {
  readonly productDiscounts: ReadonlyMap<string, ProductDiscount>
  readonly channels: ReadonlyMap<string, Channel>
}

const kinds = {
  productTypes: 'product-type',
  customerGroups: 'customer-group',
  taxCategories: 'tax-category',
  zones: 'zone',
  shippingMethods: 'shipping-method',
  cartDiscounts: 'cart-discount',
  productDiscounts: 'product-discount',
  types: 'type',
  channels: 'channel',
} as const satisfies Partial<Record<keyof LoadedReference, string>>

export type ReferenceKind = (typeof kinds)[keyof typeof kinds]

const byId = <T extends Resource>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((r) => [r.id, r]))

/** Reads the reference data. The project's settings come from the operator, not from the database. */
export const loadReference = async (
  db: Connection,
  project: ProjectSettings = defaultProjectSettings,
): Promise<LoadedReference> => {
  const documents = await db
    .select({ kind: referenceDocuments.kind, doc: referenceDocuments.doc })
    .from(referenceDocuments)
  const categoryRows = await db.select({ doc: categories.doc }).from(categories)
  // The column `kind` determines the type of a document.
  const of = (kind: ReferenceKind) =>
    byId(documents.filter((row) => row.kind === kind).map((row) => row.doc)) as never
  return {
    productTypes: of(kinds.productTypes),
    customerGroups: of(kinds.customerGroups),
    taxCategories: of(kinds.taxCategories),
    zones: of(kinds.zones),
    shippingMethods: of(kinds.shippingMethods),
    cartDiscounts: of(kinds.cartDiscounts),
    productDiscounts: of(kinds.productDiscounts),
    types: of(kinds.types),
    channels: of(kinds.channels),
    categories: byId(categoryRows.map((row): Category => row.doc)),
    project,
  }
}

/** Caches reference data for `maxAgeMs`, so that cart updates do not read it each time. Failures are not cached. */
export const cachedReference = (
  load: () => Promise<LoadedReference>,
  maxAgeMs: number,
  clock: () => number,
) => {
  let entry: { readonly at: number; readonly value: Promise<LoadedReference> } | undefined
  const get = (): Promise<LoadedReference> => {
    if (entry && clock() - entry.at < maxAgeMs) return entry.value
    const loaded = { at: clock(), value: load() }
    entry = loaded
    loaded.value.catch(() => {
      if (entry === loaded) entry = undefined
    })
    return loaded.value
  }
  const invalidate = (): void => {
    entry = undefined
  }
  return { get, invalidate }
}
