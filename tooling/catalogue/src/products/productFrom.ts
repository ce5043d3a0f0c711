import type { Design } from '../designs/designs.ts'
import type { Attribute, Json, Product, Variant } from '../documents.ts'
import { type FinishName, finishOf } from '../images/index.ts'
import { inAllLocales, localised } from '../localised.ts'
import { seedId, seedStamp } from '../seedId.ts'
import { imagesOf } from './imagesOf.ts'
import { type PriceScheme, pricesOf } from './prices.ts'
import type { Offer, ProductLine } from './productLine.ts'

const minute = 60_000

/**
 * The creation time of a product, 37 minutes after the previous one, so that products can be sorted by age. Negative
 * numbers are before the opening of the shop.
 */
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
  ...(design.owner && { designOwner: design.owner }),
  ...(design.isForAdults && { 'adult-content': true }),
  colourway: design.colourway.name,
  colour: design.colourway.colour,
  palette: design.palette,
  style: design.style,
  repeatType: design.spec.repeat,
  dpi: 150,
  ...design.size,
})

/** What differs between house products and range products: creation time, prices and further attributes. */
export type ProductOptions = {
  readonly createdAt: string
  readonly prices: (offer: Offer) => PriceScheme
  readonly attributes: (
    sku: string,
    productKey: string,
    known: Readonly<Record<string, Json>>,
  ) => Readonly<Record<string, Json>>
}

const materialNames = [
  'fabric-name',
  'wallpaper-name',
  'bedding-style',
  'dining-style',
  'living-and-decor-style',
] as const

/** The surface of an offer: the finish that the offer names, else the finish of its product line. */
const finishOfOffer = ({ finish }: ProductLine, { attributes }: Offer): FinishName | undefined =>
  materialNames.map((name) => finishOf(String(attributes[name] ?? ''))).find(Boolean) ?? finish

const variantOf = (
  design: Design,
  line: ProductLine,
  offer: Offer,
  id: number,
  options: ProductOptions,
): Variant => {
  const parentSku = `${design.key}-${line.key}`
  const sku = `${parentSku}-${offer.code}`
  const known = {
    ...designAttributes(design),
    class: line.productType,
    category: line.key,
    ...offer.attributes,
    unit: offer.unit,
    'product-status': 'Active',
    'variant-status': 'Active',
    childSku: sku,
    parentSku,
  }
  return {
    id,
    key: sku,
    sku,
    prices: pricesOf(sku, offer.cents, options.prices(offer)),
    images: imagesOf(design, line.scene, finishOfOffer(line, offer)),
    attributes: attributesOf({ ...known, ...options.attributes(sku, parentSku, known) }),
  }
}

/** Creates the product of a design on a product line. */
export const productFrom = (design: Design, line: ProductLine, options: ProductOptions): Product => {
  const key = `${design.key}-${line.key}`
  const variants = line.offers.map((offer, index) => variantOf(design, line, offer, index + 1, options))
  const [masterVariant, ...others] = variants
  if (!masterVariant) throw new Error(`The product line ${line.key} offers nothing.`)
  const colour = design.colourway.name
  return {
    ...seedStamp('product', key),
    createdAt: options.createdAt,
    key,
    productTypeId: seedId('product-type', line.productType),
    taxCategoryId: seedId('tax-category', 'goods'),
    name: localised(`${design.name}, ${line.title}`),
    slug: inAllLocales(key),
    description: localised(`${design.story} ${line.about} Drawn by ${design.artist}, here in ${colour}.`),
    metaTitle: localised(`${design.name}, ${line.title} in ${colour}`),
    metaDescription: localised(
      `${design.name} by ${design.artist} in the colourway ${colour}. ${line.about}`,
    ),
    categoryIds: line.categories.map((category) => seedId('category', category)),
    masterVariant,
    variants: others,
  }
}
