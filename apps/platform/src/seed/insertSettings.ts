import {
  seedArtists,
  seedCartDiscounts,
  seedCategories,
  seedChannels,
  seedCollections,
  seedCustomerGroups,
  seedDiscountCodes,
  seedGuides,
  seedHomes,
  seedMaterials,
  seedProductDiscounts,
  seedProductTypes,
  seedShippingMethods,
  seedSites,
  seedStamp,
  seedTaxCategories,
  seedTypes,
  seedZones,
} from '@selvedge/catalogue'
import type { Connection } from '../db/database.ts'
import { categories, customObjects, discountCodes, referenceDocuments } from '../db/schema.ts'
import type { Resource } from '../model/resource.ts'
import type { ReferenceKind } from '../store/referenceStore.ts'

const stampOf = ({ id, version, createdAt, lastModifiedAt }: Resource) => ({
  id,
  version,
  createdAt,
  lastModifiedAt,
})

/** Stores types, groups, taxes, shipping methods, discounts, codes, channels, sites, content and categories. */
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
    ['channel', seedChannels],
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
  const contents = {
    'site-config': seedSites,
    artists: seedArtists,
    collections: seedCollections,
    home: seedHomes,
    guides: seedGuides,
    materials: seedMaterials,
  }
  await db.insert(customObjects).values(
    Object.entries(contents).flatMap(([container, objects]) =>
      objects.map(({ key, value }) => {
        const stamp = seedStamp('custom-object', container, key)
        return { ...stamp, container, key, doc: { ...stamp, container, key, value } }
      }),
    ),
  )
}
