import { rangeDesign, rangeDesignCount } from '../designs/rangeDesigns.ts'
import type { Json, Product } from '../documents.ts'
import { seedNumber } from '../seedId.ts'
import { fabricLine } from './fabricLine.ts'
import { homeLines } from './homeLines.ts'
import type { PriceScheme } from './prices.ts'
import { createdAt, type Finish, productFrom } from './productFrom.ts'
import type { Offer, ProductLine } from './productLine.ts'
import { wallpaperLine } from './wallpaperLine.ts'

const linesEach = 2 + homeLines.length

/** How many products the wider range can have. */
export const rangeProductCount = rangeDesignCount * linesEach

const papers = Array.from({ length: 7 }, (_, number) => wallpaperLine(number))

const lineOf = (number: number, designKey: string): ProductLine => {
  const place = number % linesEach
  if (place === 1) return papers[seedNumber(designKey, papers.length)] ?? fabricLine
  return (place === 0 ? fabricLine : homeLines[place - 2]) ?? fabricLine
}

const byLength = [
  { minimumQuantity: 10, percent: 92 },
  { minimumQuantity: 25, percent: 85 },
] as const

// Cloth and paper are cheaper by length; members of Plus have prices of their own on what is made up.
const schemeOf = (line: ProductLine, { unit }: Offer): PriceScheme => {
  if (unit === 'yard' || unit === 'roll') return { groups: ['trade'], tiers: byLength }
  return { groups: line.productType === 'fabric' ? ['trade'] : ['trade', 'plus'] }
}

const beddingFinishes = ['Plain hem', 'Oxford edge', 'Piped edge'] as const

/** The older spellings of attributes that a shop's imports and reports still read. */
const olderNames = (known: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => ({
  ...(known['fabric-content'] !== undefined && { fabricContent: known['fabric-content'] }),
  ...(known.format !== undefined && { productFormat: known.format }),
  productStatus: known['product-status'] ?? '',
  variantStatus: known['variant-status'] ?? '',
})

const finishOf = (line: ProductLine, number: number): Finish => ({
  createdAt: createdAt(-1 - number),
  prices: (offer) => schemeOf(line, offer),
  attributes: (sku, productKey, known) => ({
    ...olderNames(known),
    ...(line.productType === 'bedding' && {
      'bedding-finish': beddingFinishes[seedNumber(sku, beddingFinishes.length)] ?? beddingFinishes[0],
    }),
    sku,
    'legacy-path': `/shop/${line.key}/${productKey}.html`,
    productPageLink: `/product/${productKey}`,
  }),
})

/** The product at a place of the wider range, 0 to `rangeProductCount` - 1: each design on every line, always the same. */
export const rangeProduct = (number: number): Product => {
  const design = rangeDesign(Math.floor(number / linesEach))
  const line = lineOf(number, design.key)
  return productFrom(design, line, finishOf(line, number))
}
