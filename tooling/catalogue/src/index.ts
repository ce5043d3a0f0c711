export { seedArtists } from './content/artists.ts'
export { seedCollections } from './content/collections.ts'
export { seedGuides } from './content/guides.ts'
export { seedHomes } from './content/home.ts'
export { seedMaterials } from './content/materials.ts'
export { seedCustomers, seedPassword } from './customers/customers.ts'
export { type PastOrder, pastOrders } from './customers/pastOrders.ts'
export type { Product } from './documents.ts'
export { drawCatalogueImage } from './images/drawCatalogueImage.ts'
export { localised } from './localised.ts'
export { seedCategories } from './products/categories.ts'
export { channelStockOf, seedChannels } from './products/channels.ts'
export { currencies, plusGroupId, tradeGroupId } from './products/prices.ts'
export {
  catalogueProducts,
  defaultCatalogueSize,
  largestCatalogueSize,
  smallestCatalogueSize,
} from './products/products.ts'
export { seedProductTypes } from './products/productTypes.ts'
export { stockOf } from './products/stock.ts'
export { seedId, seedStamp } from './seedId.ts'
export { seedVersion } from './seedVersion.ts'
export { seedCartDiscounts, seedDiscountCodes, seedProductDiscounts } from './settings/discounts.ts'
export { seedShippingMethods, seedZones } from './settings/shippingMethods.ts'
export { seedSites } from './settings/sites.ts'
export { seedTaxCategories } from './settings/taxes.ts'
export { seedCustomerGroups, seedTypes } from './settings/typesAndGroups.ts'
