import type { PricingContext } from '../../engine/pricingContext.ts'
import { allVariants } from '../../model/product.ts'
import type { FoundVariant } from './findVariant.ts'

/** Finds variants of the loaded products by SKU. Builds its index on first use. */
export const variantsBySku = (
  products: PricingContext['products'],
): ((sku: string) => FoundVariant | undefined) => {
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
