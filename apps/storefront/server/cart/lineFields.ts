import { lineFields } from '@selvedge/cart-domain/server'
import type { Product } from '@selvedge/commerce-client'
import { type CatalogueContext, findProduct } from '../catalogue/catalogue.ts'
import type { LineFields } from './visitorCart.ts'

/** The custom fields of a line of a product (spec §3); `undefined` for a product without a design, or without this SKU. */
export const lineFieldsOf = (
  { masterData: { current } }: Pick<Product, 'masterData'>,
  sku: string,
): LineFields | undefined => {
  const variant = [current?.masterVariant, ...(current?.variants ?? [])].find((each) => each?.sku === sku)
  return variant && lineFields(variant, current?.description)
}

/** The custom fields of a line, from the catalogue's product; `undefined` when it cannot be loaded. */
export const findLineFields = async (
  shop: CatalogueContext,
  slug: string,
  sku: string,
): Promise<LineFields | undefined> => {
  const found = slug === '' ? undefined : await findProduct(shop, slug)
  return found?.ok && found.value ? lineFieldsOf(found.value, sku) : undefined
}
