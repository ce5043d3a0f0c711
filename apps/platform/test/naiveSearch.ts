import { catalogueProducts, seedCategories } from '@selvedge/catalogue'
import type { Price } from '../src/engine/price/price.ts'
import { allVariants, type Product, type Variant } from '../src/model/product.ts'
import { withDiscounts } from '../src/seed/withDiscounts.ts'

/** The seeded products, as the reference for search results. */
export const seededProducts: readonly Product[] = [...catalogueProducts()].map((product) =>
  withDiscounts(product, new Date('2026-11-20T00:00:00Z')),
)

export type Criterion =
  | { readonly kind: 'attribute'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'tree'; readonly slug: string }
  | { readonly kind: 'price'; readonly from: number; readonly to: number }

const categoryId = (slug: string): string => seedCategories.find((c) => c.slug.en === slug)?.id ?? ''

/** Converts a criterion to a filter. */
export const filterOf = (criterion: Criterion): { readonly string: string } => {
  if (criterion.kind === 'tree') return { string: `categories.id: subtree("${categoryId(criterion.slug)}")` }
  if (criterion.kind === 'price')
    return { string: `variants.price.centAmount:range (${criterion.from} to ${criterion.to})` }
  const values = criterion.values.map((value) => JSON.stringify(value)).join(', ')
  return { string: `variants.attributes.${criterion.name}:${values}` }
}

export const attributeOf = (variant: Variant, name: string): string | undefined => {
  const found = variant.attributes.find((attribute) => attribute.name === name)
  return found === undefined ? undefined : String(found.value)
}

/**
 * The price for a US shopper, optionally in a group. The seed has one list price and one price per group in each
 * currency.
 */
export const centsOf = (variant: Variant, currency: string, groupId: string | undefined): number => {
  const fits = (price: Price, group: string | undefined): boolean =>
    price.value.currencyCode === currency && price.customerGroupId === group
  const price =
    variant.prices.find((p) => groupId !== undefined && fits(p, groupId)) ??
    variant.prices.find((p) => fits(p, undefined))
  return (price?.discounted?.value ?? price?.value)?.centAmount ?? Number.NaN
}

/** Whether a product has a variant that matches a criterion. */
export const matchesCriterion = (
  product: Product,
  criterion: Criterion,
  currency: string,
  groupId: string | undefined,
): boolean => {
  if (criterion.kind === 'tree') {
    const id = categoryId(criterion.slug)
    return product.categoryIds.some(
      (own) => own === id || seedCategories.find((c) => c.id === own)?.ancestorIds.includes(id),
    )
  }
  return allVariants(product).some((variant) => {
    if (criterion.kind === 'attribute')
      return criterion.values.includes(attributeOf(variant, criterion.name) ?? '')
    const cents = centsOf(variant, currency, groupId)
    return cents >= criterion.from && cents <= criterion.to
  })
}
