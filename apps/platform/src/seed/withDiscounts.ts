import { seedCategories, seedProductDiscounts, seedProductTypes } from '@selvedge/catalogue'
import { withProductDiscount } from '../engine/discount/productDiscount.ts'
import { matches } from '../engine/predicate/matches.ts'
import { parsePredicate } from '../engine/predicate/parsePredicate.ts'
import { variantSubject } from '../engine/predicate/variantSubject.ts'
import type { Product, Variant } from '../model/product.ts'

const structure = {
  productTypes: new Map(seedProductTypes.map((type) => [type.id, type])),
  categories: new Map(seedCategories.map((category) => [category.id, category])),
}

const discounts = seedProductDiscounts.map((discount) => ({
  discount,
  predicate: parsePredicate(discount.predicate),
}))

/** Adds the matching product discounts to a product's prices. The platform stores products in this form. */
export const withDiscounts = (product: Product, now: Date): Product => {
  const discounted = (variant: Variant): Variant => {
    const subject = variantSubject({ product, variant }, structure)
    const matching = discounts.flatMap(({ discount, predicate }) =>
      matches(predicate, subject) ? [discount] : [],
    )
    if (matching.length === 0) return variant
    return {
      ...variant,
      prices: variant.prices.map((p) => withProductDiscount(p, matching, () => true, now)),
    }
  }
  return {
    ...product,
    masterVariant: discounted(product.masterVariant),
    variants: product.variants.map(discounted),
  }
}
