import { rangeDesign, rangeDesignCount } from '../designs/rangeDesigns.ts'
import type { Json, Product } from '../documents.ts'
import { seedNumber } from '../seedId.ts'
import { fabricLine } from './fabricLine.ts'
import { homeLines } from './homeLines.ts'
import type { PriceScheme } from './prices.ts'
import { createdAt, type ProductOptions, productFrom } from './productFrom.ts'
import type { Offer, ProductLine } from './productLine.ts'
import { wallpaperLine } from './wallpaperLine.ts'

const linesEach = 2 + homeLines.length

/** The maximum number of products of the generated range. */
export const rangeProductCount = rangeDesignCount * linesEach

const wallpaperLines = Array.from({ length: 7 }, (_, number) => wallpaperLine(number))

const lineOf = (number: number, designKey: string): ProductLine => {
  const place = number % linesEach
  if (place === 1) return wallpaperLines[seedNumber(designKey, wallpaperLines.length)] ?? fabricLine
  return (place === 0 ? fabricLine : homeLines[place - 2]) ?? fabricLine
}

const quantityTiers = [
  { minimumQuantity: 10, percent: 92 },
  { minimumQuantity: 25, percent: 85 },
] as const

// Fabric and wallpaper have prices by quantity; other products have prices for Plus.
const schemeOf = (line: ProductLine, { unit }: Offer): PriceScheme => {
  if (unit === 'yard' || unit === 'roll') return { groups: ['trade'], tiers: quantityTiers }
  return { groups: line.productType === 'fabric' ? ['trade'] : ['trade', 'plus'] }
}

const beddingFinishes = ['Plain hem', 'Oxford edge', 'Piped edge'] as const

/** Former names of attributes, which the specification also lists. */
const formerAttributes = (known: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => ({
  ...(known['fabric-content'] !== undefined && { fabricContent: known['fabric-content'] }),
  ...(known.format !== undefined && { productFormat: known.format }),
  productStatus: known['product-status'] ?? '',
  variantStatus: known['variant-status'] ?? '',
})

const productOptions = (line: ProductLine, number: number): ProductOptions => ({
  createdAt: createdAt(-1 - number),
  prices: (offer) => schemeOf(line, offer),
  attributes: (sku, productKey, known) => ({
    ...formerAttributes(known),
    ...(line.productType === 'bedding' && {
      'bedding-finish': beddingFinishes[seedNumber(sku, beddingFinishes.length)] ?? beddingFinishes[0],
    }),
    sku,
    'legacy-path': `/shop/${line.key}/${productKey}.html`,
    productPageLink: `/product/${productKey}`,
  }),
})

/**
 * Returns the product at an index of the generated range, 0 to `rangeProductCount` - 1. Each design has one product of
 * fabric, one of wallpaper, and one in each home product line.
 */
export const rangeProduct = (number: number): Product => {
  const design = rangeDesign(Math.floor(number / linesEach))
  const line = lineOf(number, design.key)
  return productFrom(design, line, productOptions(line, number))
}
