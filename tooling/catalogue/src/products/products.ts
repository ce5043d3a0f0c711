import type { Product } from '../documents.ts'
import { houseProducts, showcaseNames } from './houseProducts.ts'
import { rangeProduct, rangeProductCount } from './rangeProducts.ts'
import { specialProducts } from './specials.ts'

/** What an empty database is filled with: the house's own products, and one design of the wider range on every line. */
export const defaultCatalogueSize = 327

/** The products that past orders and the shop window need are among the first hundred. */
export const smallestCatalogueSize = 100

const houseCount = 312

export const largestCatalogueSize = houseCount + rangeProductCount

const isSpecial = new Set(specialProducts().map(({ key }) => key))

// Below the house's own number, what past orders and the shop window show stays longest, then what is newest.
const fewer = (house: readonly Product[], size: number): Product[] => {
  const rank = (product: Product): number => {
    if (isSpecial.has(product.key)) return 0
    return showcaseNames.includes(product.name.en ?? '') ? 1 : 2
  }
  const kept = house
    .map((product, place) => ({ product, place }))
    .sort((a, b) => rank(a.product) - rank(b.product) || b.place - a.place)
    .slice(0, size)
  return kept.sort((a, b) => a.place - b.place).map(({ product }) => product)
}

/**
 * The catalogue of a size in products, one by one: the same size gives the same products, and a larger one only adds to
 * a smaller one from the house's 312 upwards.
 */
export function* catalogueProducts(size: number = defaultCatalogueSize): Generator<Product> {
  const house = houseProducts()
  yield* size < house.length ? fewer(house, size) : house
  for (let number = 0; number < size - house.length; number += 1) yield rangeProduct(number)
}
