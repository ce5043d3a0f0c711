import type { Product } from '../documents.ts'
import { houseProducts, showcaseNames } from './houseProducts.ts'
import { rangeProduct, rangeProductCount } from './rangeProducts.ts'
import { specialProducts } from './specials.ts'

/** The default size: all products that are not generated, and one generated design on every product line. */
export const defaultCatalogueSize = 366

/** A catalogue of this size has the products of past orders and of the home page. */
export const smallestCatalogueSize = 100

const houseCount = 351

export const largestCatalogueSize = houseCount + rangeProductCount

const isSpecial = new Set(specialProducts().map(({ key }) => key))

const isForAdults = ({ masterVariant }: Product): boolean =>
  masterVariant.attributes.some(({ name }) => name === 'adult-content')

// Selects products for a catalogue that is smaller than `houseCount`: first the special products, then those of the
// home page's designs, then the newest other products, and last those for adults.
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
 * Generates the products of a catalogue of `size` products. The same size gives the same products. A catalogue of 351
 * products or more contains all products of every smaller catalogue.
 */
export function* catalogueProducts(size: number = defaultCatalogueSize): Generator<Product> {
  const house = houseProducts()
  yield* size < house.length ? selectHouseProducts(house, size) : house
  for (let number = 0; number < size - house.length; number += 1) yield rangeProduct(number)
}
