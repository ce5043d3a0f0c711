import type { AttributeDefinition, AttributeType, ProductType } from '../documents.ts'
import { localised } from '../localised.ts'
import { seedStamp } from '../seedId.ts'
import type { ProductTypeKey } from './productLine.ts'

type Row = readonly [name: string, label: string, searchable?: boolean, type?: AttributeType]

const design: readonly Row[] = [
  ['designName', 'Design', true],
  ['designID', 'Design number', true],
  ['designKey', 'Design key', true],
  ['artistName', 'Designer', true],
  ['artistID', 'Designer number'],
  ['designOwner', 'Owner of the design'],
  ['colourway', 'Colourway', true],
  ['colour', 'Colour', true],
  ['palette', 'Palette', false, 'set'],
  ['style', 'Style', true],
  ['repeatType', 'Pattern', true],
  ['adult-content', 'For adults', true, 'boolean'],
  ['dpi', 'Resolution', false, 'number'],
  ['cellWidthCm', 'Repeat width (cm)', true, 'number'],
  ['repeatWidthCm', 'Tile width (cm)', false, 'number'],
  ['repeatHeightCm', 'Tile height (cm)', false, 'number'],
]

const all: readonly Row[] = [
  ['size-display', 'Size', true],
  ['format', 'Format', true],
  ['unit', 'Sold by', true],
  ['class', 'Class'],
  ['category', 'Category'],
  ['product-status', 'Product status'],
  ['variant-status', 'Variant status'],
  ['template-name', 'Template'],
  ['stock-item-name', 'Stock item'],
  ['cart-disclaimer', 'Please note'],
  ['childSku', 'SKU'],
  ['parentSku', 'Parent SKU'],
  ['sku', 'SKU'],
  ['productFormat', 'Format'],
  ['productStatus', 'Product status'],
  ['variantStatus', 'Variant status'],
  ['legacy-path', 'Former address', true],
  ['productPageLink', 'Address'],
]

const cloth: readonly Row[] = [
  ['fabric-name', 'Fabric', true],
  ['fabric-short-description', 'About the fabric'],
  ['fabric-content', 'Fibre content', true],
  ['fabricContent', 'Fibre content'],
  ['printableWidthCm', 'Printable width (cm)', true, 'number'],
  ['weightGsm', 'Weight (g/m²)', true, 'number'],
]

const finished: readonly Row[] = [
  ['finishedWidthCm', 'Width (cm)', true, 'number'],
  ['finishedHeightCm', 'Length (cm)', true, 'number'],
  ['finishedShape', 'Shape'],
]

const named = (prefix: string, label: string): readonly Row[] => [
  [`${prefix}-product-name`, label],
  [`${prefix}-style`, 'Style of make', true],
]

const own: Readonly<Record<ProductTypeKey, readonly [string, string, readonly Row[]]>> = {
  fabric: ['Fabric', 'Cloth by the yard', cloth],
  wallpaper: [
    'Wallpaper',
    'Wallpaper in rolls',
    [
      ['wallpaper-name', 'Wallpaper', true],
      ['printableWidthCm', 'Width (cm)', true, 'number'],
      ['rollLengthCm', 'Length (cm)', true, 'number'],
    ],
  ],
  bedding: [
    'Bedding',
    'For beds',
    [...finished, ...named('bedding', 'Bedding'), ['bedding-finish', 'Finish', true]],
  ],
  dining: [
    'Dining',
    'For tables',
    [...finished, ...named('dining', 'Dining'), ['dining-set-size', 'Set', true]],
  ],
  'living-and-decor': [
    'Living And Decor',
    'For rooms',
    [...finished, ...named('living-and-decor', 'Living and decor')],
  ],
  'wall-art': ['Wall Art', 'For walls', [...finished, ['wallart-style', 'Style of make', true]]],
  subscriptions: [
    'Subscriptions',
    'Memberships and clubs',
    [
      ['subscription-name', 'Subscription'],
      ['duration', 'Duration', true],
    ],
  ],
  'fabric-sampler': ['Fabric Sampler', 'Samplers', [['fabric-name', 'Fabric', true]]],
}

const definition = ([name, label, isSearchable = false, type = 'text']: Row): AttributeDefinition => ({
  name,
  label: localised(label),
  type,
  isRequired: false,
  isSearchable,
})

/** The product types with their attributes. */
export const seedProductTypes: readonly ProductType[] = Object.entries(own).map(
  ([key, [name, description, rows]]) => ({
    ...seedStamp('product-type', key),
    key,
    name,
    description,
    attributes: [...all, ...design, ...rows].map(definition),
  }),
)
