import type { LineItemFieldName } from '@selvedge/cart-domain'
import type { CartLine, Product } from '@selvedge/commerce-client'
import { variantAttributeText } from '../catalogue/attributes.ts'
import { type CatalogueContext, findProduct } from '../catalogue/catalogue.ts'
import type { LineFields } from './visitorCart.ts'

/** The key of the type with the fields of a line (spec §3). */
export const LINE_ITEM_TYPE = 'line-item-design'

/** The fields whose value is the variant's attribute of that name. */
const copied: readonly LineItemFieldName[] = [
  'artistID',
  'artistName',
  'designID',
  'designName',
  'designOwner',
  'repeatType',
  'childSku',
  'parentSku',
]

/**
 * The custom fields of a line of a product (spec §3): what was ordered stays known when the product changes. `undefined`
 * for a product without a design.
 */
export const lineFieldsOf = (
  { masterData: { current } }: Pick<Product, 'masterData'>,
  sku: string,
): LineFields | undefined => {
  const variant = [current?.masterVariant, ...(current?.variants ?? [])].find((each) => each?.sku === sku)
  if (!variant) return undefined
  const textOf = (name: string): string => variantAttributeText(variant.attributesRaw, name)
  if (textOf('designName') === '') return undefined
  const dpi = Number(textOf('dpi'))
  const values: readonly (readonly [LineItemFieldName, string | number | undefined])[] = [
    ...copied.map((name) => [name, textOf(name)] as const),
    ['designDescription', current?.description ?? ''],
    ['designImageURL', variant.images[0]?.url],
    ['dpi', dpi > 0 ? dpi : undefined],
  ]
  return {
    customTypeKey: LINE_ITEM_TYPE,
    custom: Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== '')),
  }
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

/** The custom fields that a line was added with; `undefined` without any. */
export const fieldsOfLine = ({ custom }: Pick<CartLine, 'custom'>): LineFields | undefined => {
  const typeId = custom?.type?.id
  if (!typeId) return undefined
  const fields = custom.customFieldsRaw ?? []
  return { customTypeId: typeId, custom: Object.fromEntries(fields.map(({ name, value }) => [name, value])) }
}
