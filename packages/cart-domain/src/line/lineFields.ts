import type { AttributeLike } from '../cart/cartLike.ts'
import { attributeText } from './attributeText.ts'
import type { LineItemFieldName } from './knownNames.ts'

/** The key of the platform's type with the fields of a line. */
export const LINE_ITEM_TYPE = 'line-item-design'

/** A variant that is added to a cart. */
export type VariantToAdd = {
  readonly attributesRaw: readonly AttributeLike[]
  readonly images: readonly { readonly url: string }[]
}

/** The custom fields of a line to add, with the key of their type: a part of `LineToAdd` of commerce-client. */
export type LineFields = {
  readonly customTypeKey: typeof LINE_ITEM_TYPE
  readonly custom: Readonly<Partial<Record<LineItemFieldName, string | number>>>
}

/** The fields whose value is the variant's attribute of that name. */
const copied = [
  'artistID',
  'artistName',
  'designID',
  'designName',
  'designOwner',
  'repeatType',
  'childSku',
  'parentSku',
] as const satisfies readonly LineItemFieldName[]

/**
 * Returns the custom fields of a line, so that what was ordered stays known when the product changes; `undefined` for a
 * variant without a design. Fields without a value are omitted.
 *
 * @param description The description of the product.
 *
 * @example
 * import { lineFields } from '@selvedge/cart-domain/server'
 *
 * const attributesRaw = [{ name: 'designName', value: 'Quince Orchard' }]
 * const fields = lineFields({ attributesRaw, images: [] }, 'Fat quince blossom.')
 * fields?.custom // { designName: 'Quince Orchard', designDescription: 'Fat quince blossom.' }
 */
export const lineFields = (
  { attributesRaw, images }: VariantToAdd,
  description: string | null | undefined,
): LineFields | undefined => {
  const textOf = (name: string): string =>
    attributeText(attributesRaw.find((detail) => detail.name === name)?.value)
  if (textOf('designName') === '') return undefined
  const dpi = Number(textOf('dpi'))
  const values: readonly (readonly [LineItemFieldName, string | number | undefined])[] = [
    ...copied.map((name) => [name, textOf(name)] as const),
    ['designDescription', description ?? ''],
    ['designImageURL', images[0]?.url],
    ['dpi', dpi > 0 ? dpi : undefined],
  ]
  return {
    customTypeKey: LINE_ITEM_TYPE,
    custom: Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== '')),
  }
}
