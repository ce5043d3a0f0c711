import type { Connection } from '../db/database.ts'
import {
  categories,
  customObjects,
  discountCodes,
  inventory,
  products,
  referenceDocuments,
} from '../db/schema.ts'
import { withProductDiscount } from '../engine/discount/productDiscount.ts'
import { matches } from '../engine/predicate/matches.ts'
import { parsePredicate } from '../engine/predicate/parsePredicate.ts'
import { variantSubject } from '../engine/predicate/variantSubject.ts'
import { allVariants, type Product, type Variant } from '../model/product.ts'
import type { Resource } from '../model/resource.ts'
import type { ReferenceKind } from '../store/referenceStore.ts'
import { seedCategories } from './catalogue/categories.ts'
import { seedProductTypes } from './catalogue/productTypes.ts'
import { stockOf } from './catalogue/stock.ts'
import { seedId, seedStamp } from './seedId.ts'
import { seedCartDiscounts, seedDiscountCodes, seedProductDiscounts } from './settings/discounts.ts'
import { seedShippingMethods, seedZones } from './settings/shippingMethods.ts'
import { seedSites } from './settings/sites.ts'
import { seedTaxCategories } from './settings/taxes.ts'
import { seedCustomerGroups, seedTypes } from './settings/typesAndGroups.ts'

const stampOf = ({ id, version, createdAt, lastModifiedAt }: Resource) => ({
  id,
  version,
  createdAt,
  lastModifiedAt,
})

const inChunks = async <T>(
  rows: readonly T[],
  size: number,
  insert: (chunk: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += size) await insert(rows.slice(at, at + size))
}

/** Project settings: types, groups, taxes, shipping, discounts, codes, sites, categories. */
export const insertSettings = async (db: Connection): Promise<void> => {
  const documents: readonly (readonly [ReferenceKind, readonly (Resource & { readonly key: string })[]])[] = [
    ['type', seedTypes],
    ['customer-group', seedCustomerGroups],
    ['product-type', seedProductTypes],
    ['tax-category', seedTaxCategories],
    ['zone', seedZones],
    ['shipping-method', seedShippingMethods],
    ['cart-discount', seedCartDiscounts],
    ['product-discount', seedProductDiscounts],
  ]
  const rows = documents.flatMap(([kind, list]) =>
    list.map((doc) => ({ ...stampOf(doc), kind, key: doc.key, doc })),
  )
  await db.insert(referenceDocuments).values(rows)
  await db.insert(categories).values(seedCategories.map((doc) => ({ ...stampOf(doc), key: doc.key, doc })))
  await db.insert(discountCodes).values(
    seedDiscountCodes.map((doc) => ({
      ...stampOf(doc),
      code: doc.code,
      applicationCount: doc.applicationCount,
      doc,
    })),
  )
  const container = 'site-config'
  await db.insert(customObjects).values(
    seedSites.map(({ key, value }) => {
      const stamp = seedStamp('custom-object', container, key)
      return { ...stamp, container, key, doc: { ...stamp, container, key, value } }
    }),
  )
}

const structure = {
  productTypes: new Map(seedProductTypes.map((type) => [type.id, type])),
  categories: new Map(seedCategories.map((category) => [category.id, category])),
}

/** A product whose prices carry the product discounts that match, as the platform would have stored them. */
export const withDiscounts = (product: Product, now: Date): Product => {
  const discounted = (variant: Variant): Variant => {
    const subject = variantSubject({ product, variant }, structure)
    const fits = (discount: (typeof seedProductDiscounts)[number]) =>
      matches(parsePredicate(discount.predicate), subject)
    const matching = seedProductDiscounts.filter(fits)
    if (matching.length === 0) return variant
    return {
      ...variant,
      prices: variant.prices.map((p) => withProductDiscount(p, matching, () => true, now)),
    }
  }
  return {
    ...product,
    masterVariant: discounted(product.masterVariant),
    variants: product.variants.map(discounted),
  }
}

/** Products and their stock. The search tables are filled from the documents afterwards. */
export const insertProducts = async (db: Connection, list: readonly Product[]): Promise<void> => {
  await inChunks(list, 50, (chunk) =>
    db.insert(products).values(chunk.map((doc) => ({ ...stampOf(doc), key: doc.key, doc }))),
  )
  const skus = list.flatMap((product) => allVariants(product).map((variant) => variant.sku))
  const rows = skus.map((sku) => ({ sku, id: seedId('inventory', sku), version: 1, ...stockOf(sku) }))
  await inChunks(rows, 2_000, (chunk) => db.insert(inventory).values(chunk))
}
