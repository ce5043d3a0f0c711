import type { World } from '../../engine/world.ts'
import { allVariants } from '../../model/product.ts'
import type { FoundVariant } from './findVariant.ts'

/** Finds variants of the loaded products by SKU: the index is made once, when it is first asked. */
export const variantsBySku = (products: World['products']): ((sku: string) => FoundVariant | undefined) => {
  let index: Map<string, FoundVariant> | undefined
  const build = (): Map<string, FoundVariant> => {
    const found = new Map<string, FoundVariant>()
    for (const product of products.values())
      for (const variant of allVariants(product)) found.set(variant.sku, { product, variant })
    return found
  }
  return (sku) => {
    index ??= build()
    return index.get(sku)
  }
}
