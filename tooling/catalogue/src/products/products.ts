import type { Product } from '../documents.ts'
import { houseProducts, showcaseNames } from './houseProducts.ts'
import { rangeProduct, rangeProductCount } from './rangeProducts.ts'
import { specialProducts } from './specials.ts'

/** The default size: the products of the fixed designs, and one generated design on every line. */
export const defaultCatalogueSize = 366

/** A catalogue of this size has the products of past orders and of the home page. */
export const smallestCatalogueSize = 100

const houseCount = 351

export const largestCatalogueSize = houseCount + rangeProductCount

const isSpecial = new Set(specialProducts().map(({ key }) => key))

const isForAdults = ({ masterVariant }: Product): boolean =>
  masterVariant.attributes.some(({ name }) => name === 'adult-content')

// A catalogue with fewer products than the fixed designs have keeps special products and the home page's designs first, then the newest.
const selectHouseProducts = (house: readonly Product[], size: number): Product[] => {
  const rank = (product: Product): number => {
    if (isSpecial.has(product.key)) return 0
    if (isForAdults(product)) return 3
    return showcaseNames.some((name) => product.name.en?.startsWith(`${name}, `)) ? 1 : 2
  }
  const kept = house
    .map((product, place) => ({ product, place }))
    .sort((a, b) => rank(a.product) - rank(b.product) || b.place - a.place)
    .slice(0, size)
  return kept.sort((a, b) => a.place - b.place).map(({ product }) => product)
}

/**
 * Generates the products of a catalogue of `size` products. The same size gives the same products; from 351 products, a
 * larger catalogue only adds products to a smaller one.
 */
export function* catalogueProducts(size: number = defaultCatalogueSize): Generator<Product> {
  const house = houseProducts()
  yield* size < house.length ? selectHouseProducts(house, size) : house
  for (let number = 0; number < size - house.length; number += 1) yield rangeProduct(number)
}
