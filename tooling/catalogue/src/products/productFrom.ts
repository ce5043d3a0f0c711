import type { Design } from '../designs/designs.ts'
import type { Attribute, Json, Product, Variant } from '../documents.ts'
import { everywhere, localised } from '../localised.ts'
import { seedId, seedStamp } from '../seedId.ts'
import { imagesOf } from './imagesOf.ts'
import { type PriceScheme, pricesOf } from './prices.ts'
import type { Offer, ProductLine } from './productLine.ts'

const minute = 60_000

/** Products appear one after the other, so that "newest" means something; negative numbers are older than the shop. */
export const createdAt = (number: number): string =>
  new Date(Date.UTC(2026, 0, 5, 9) + number * 37 * minute).toISOString()

const attributesOf = (values: Readonly<Record<string, Json>>): Attribute[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

const designAttributes = (design: Design): Readonly<Record<string, Json>> => ({
  designName: design.name,
  designID: design.designId,
  designKey: design.key,
  artistName: design.artist,
  artistID: design.artistId,
  colourway: design.colourway.name,
  colour: design.colourway.colour,
  palette: design.palette,
  style: design.style,
  repeatType: design.spec.repeat,
  dpi: 150,
  ...design.size,
})

/** What a kind of product adds to what a design and a line give. */
export type Finish = {
  readonly createdAt: string
  readonly prices: (offer: Offer) => PriceScheme
  readonly attributes: (
    sku: string,
    productKey: string,
    known: Readonly<Record<string, Json>>,
  ) => Readonly<Record<string, Json>>
}

const variantOf = (design: Design, line: ProductLine, offer: Offer, id: number, finish: Finish): Variant => {
  const parentSku = `${design.key}-${line.key}`
  const sku = `${parentSku}-${offer.code}`
  const known = {
    ...designAttributes(design),
    ...offer.attributes,
    unit: offer.unit,
    class: line.productType,
    category: line.key,
    'product-status': 'Active',
    'variant-status': 'Active',
    childSku: sku,
    parentSku,
  }
  return {
    id,
    key: sku,
    sku,
    prices: pricesOf(sku, offer.cents, finish.prices(offer)),
    images: imagesOf(design, line.scene),
    attributes: attributesOf({ ...known, ...finish.attributes(sku, parentSku, known) }),
  }
}

/** A product: a design in a colourway on a product line. */
export const productFrom = (design: Design, line: ProductLine, finish: Finish): Product => {
  const key = `${design.key}-${line.key}`
  const variants = line.offers.map((offer, index) => variantOf(design, line, offer, index + 1, finish))
  const [masterVariant, ...others] = variants
  if (!masterVariant) throw new Error(`The product line ${line.key} offers nothing.`)
  const colour = design.colourway.name
  return {
    ...seedStamp('product', key),
    createdAt: finish.createdAt,
    key,
    productTypeId: seedId('product-type', line.productType),
    taxCategoryId: seedId('tax-category', 'goods'),
    name: localised(design.name),
    slug: everywhere(key),
    description: localised(`${design.story} ${line.about} Drawn by ${design.artist}, here in ${colour}.`),
    metaTitle: localised(`${design.name} ${line.title} in ${colour}`),
    metaDescription: localised(
      `${design.name} by ${design.artist} in the colourway ${colour}. ${line.about}`,
    ),
    categoryIds: line.categories.map((category) => seedId('category', category)),
    masterVariant,
    variants: others,
  }
}
