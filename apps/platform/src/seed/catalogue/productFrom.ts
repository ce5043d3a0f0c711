import { type Attribute, allVariants, type Product, type Variant } from '../../model/product.ts'
import type { Json } from '../../model/resource.ts'
import type { Design } from '../designs/designs.ts'
import { everywhere, localised } from '../localised.ts'
import { seedId, seedStamp } from '../seedId.ts'
import { imagesOf } from './images.ts'
import { pricesOf } from './prices.ts'
import type { Offer, ProductLine } from './productLine.ts'

const minute = 60_000

/** Products appear one after the other, so that "newest" means something. */
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

const variantOf = (design: Design, line: ProductLine, offer: Offer, id: number): Variant => {
  const parentSku = `${design.key}-${line.key}`
  const sku = `${parentSku}-${offer.code}`
  return {
    id,
    key: sku,
    sku,
    prices: pricesOf(sku, offer.cents, line.hasTradePrice),
    images: imagesOf(design, line.scene),
    attributes: attributesOf({
      ...designAttributes(design),
      ...offer.attributes,
      unit: offer.unit,
      class: line.productType,
      category: line.key,
      'product-status': 'Active',
      'variant-status': 'Active',
      childSku: sku,
      parentSku,
    }),
  }
}

/** A product: a design in a colourway on a product line. */
export const productFrom = (design: Design, line: ProductLine, number: number): Product => {
  const key = `${design.key}-${line.key}`
  const variants = line.offers.map((offer, index) => variantOf(design, line, offer, index + 1))
  const [masterVariant, ...others] = variants
  if (!masterVariant) throw new Error(`The product line ${line.key} offers nothing.`)
  const colour = design.colourway.name
  return {
    ...seedStamp('product', key),
    createdAt: createdAt(number),
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

export const skusOf = (product: Product): string[] => allVariants(product).map((variant) => variant.sku)
