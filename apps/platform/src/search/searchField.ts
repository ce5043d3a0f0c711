import { invalidInput } from '../graphql/platformError.ts'

/** The field of a filter or facet. */
export type SearchField =
  /** The name of an attribute, or `name.key`, `name.label` or `name.label.<locale>` of an enum. */
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'category' }
  /** The prices of all variants. */
  | { readonly kind: 'price' }
  /**
   * The selected price of the master variant, which listings show (`scopedPrice`), and whether this price is discounted
   * (`discounted`).
   */
  | { readonly kind: 'scopedPrice' | 'discounted' }
  | { readonly kind: 'stock' | 'channelStock' }
  | { readonly kind: 'id' | 'key' | 'productType' | 'sku' }

const fixed: Readonly<Record<string, SearchField>> = {
  'categories.id': { kind: 'category' },
  'variants.price.centAmount': { kind: 'price' },
  'variants.scopedPrice.value.centAmount': { kind: 'scopedPrice' },
  'variants.scopedPrice.currentValue.centAmount': { kind: 'scopedPrice' },
  'variants.scopedPriceDiscounted': { kind: 'discounted' },
  'variants.availability.isOnStock': { kind: 'stock' },
  'variants.availability.isOnStockInChannels': { kind: 'channelStock' },
  'variants.sku': { kind: 'sku' },
  'productType.id': { kind: 'productType' },
  id: { kind: 'id' },
  key: { kind: 'key' },
}

/** The searchable field at a path. Throws InvalidInput for another path. */
export const searchField = (path: string, parameter: string): SearchField => {
  const attribute = /^variants\.attributes\.([\w-]+(?:\.key|\.label(?:\.[\w-]+)?)?)$/.exec(path)?.[1]
  const known = Object.hasOwn(fixed, path) ? fixed[path] : undefined
  const field = attribute === undefined ? known : ({ kind: 'attribute', name: attribute } as const)
  if (!field) throw invalidInput(`Malformed parameter: ${parameter}: the field '${path}' cannot be searched.`)
  return field
}

/** Whether two fields are the same. A facet filter does not apply to a facet on the same field. */
export const isSameField = (left: SearchField, right: SearchField): boolean =>
  left.kind === right.kind &&
  (left.kind !== 'attribute' || right.kind !== 'attribute' || left.name === right.name)
