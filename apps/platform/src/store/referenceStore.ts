import type { Connection } from '../db/database.ts'
import { categories, referenceDocuments } from '../db/schema.ts'
import type { Reference } from '../engine/world.ts'
import type { Category, Channel } from '../model/catalogue.ts'
import type { ProductDiscount } from '../model/discount.ts'
import type { ProjectSettings } from '../model/projectSettings.ts'
import type { Resource } from '../model/resource.ts'
import { defaultProjectSettings } from '../settings/defaultProjectSettings.ts'

/** Everything small and nearly constant, in one object. */
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

/** Reads the reference data. The project's settings are not stored with it: the operator gives them. */
export const loadReference = async (
  db: Connection,
  project: ProjectSettings = defaultProjectSettings,
): Promise<LoadedReference> => {
  const documents = await db
    .select({ kind: referenceDocuments.kind, doc: referenceDocuments.doc })
    .from(referenceDocuments)
  const categoryRows = await db.select({ doc: categories.doc }).from(categories)
  // The kind column says which shape a document has; nothing but the seed and migrations writes this table.
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

/** Reference data kept for a few seconds, so that a cart update does not read it again. Failures are not kept. */
export const cachedReference = (
  load: () => Promise<LoadedReference>,
  maxAgeMs: number,
  clock: () => number,
) => {
  let entry: { readonly at: number; readonly value: Promise<LoadedReference> } | undefined
  const get = (): Promise<LoadedReference> => {
    if (entry && clock() - entry.at < maxAgeMs) return entry.value
    const fresh = { at: clock(), value: load() }
    entry = fresh
    fresh.value.catch(() => {
      if (entry === fresh) entry = undefined
    })
    return fresh.value
  }
  const forget = (): void => {
    entry = undefined
  }
  return { get, forget }
}
