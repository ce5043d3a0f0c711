import { catalogueProducts, seedCategories } from '@selvedge/catalogue'
import type { Price } from '../src/engine/price/price.ts'
import { allVariants, type Product, type Variant } from '../src/model/product.ts'
import { withDiscounts } from '../src/seed/withDiscounts.ts'

/** The seeded products as plain objects: what a search has to agree with. */
export const seededProducts: readonly Product[] = [...catalogueProducts()].map((product) =>
  withDiscounts(product, new Date('2026-11-20T00:00:00Z')),
)

export type Wish =
  | { readonly kind: 'attribute'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'tree'; readonly slug: string }
  | { readonly kind: 'price'; readonly from: number; readonly to: number }

const categoryId = (slug: string): string => seedCategories.find((c) => c.slug.en === slug)?.id ?? ''

/** A wish as the filter that says it. */
export const filterOf = (wish: Wish): { readonly string: string } => {
  if (wish.kind === 'tree') return { string: `categories.id: subtree("${categoryId(wish.slug)}")` }
  if (wish.kind === 'price') return { string: `variants.price.centAmount:range (${wish.from} to ${wish.to})` }
  const values = wish.values.map((value) => JSON.stringify(value)).join(', ')
  return { string: `variants.attributes.${wish.name}:${values}` }
}

export const attributeOf = (variant: Variant, name: string): string | undefined => {
  const found = variant.attributes.find((attribute) => attribute.name === name)
  return found === undefined ? undefined : String(found.value)
}

/** What a US shopper of no group, or of one, pays: the seed has one list price and one a group in each currency. */
export const centsOf = (variant: Variant, currency: string, groupId: string | undefined): number => {
  const fits = (price: Price, group: string | undefined): boolean =>
    price.value.currencyCode === currency && price.customerGroupId === group
  const price =
    variant.prices.find((p) => groupId !== undefined && fits(p, groupId)) ??
    variant.prices.find((p) => fits(p, undefined))
  return (price?.discounted?.value ?? price?.value)?.centAmount ?? Number.NaN
}

/** Whether a product has a variant that a wish asks for. */
export const fulfils = (
  product: Product,
  wish: Wish,
  currency: string,
  groupId: string | undefined,
): boolean => {
  if (wish.kind === 'tree') {
    const id = categoryId(wish.slug)
    return product.categoryIds.some(
      (own) => own === id || seedCategories.find((c) => c.id === own)?.ancestorIds.includes(id),
    )
  }
  return allVariants(product).some((variant) => {
    if (wish.kind === 'attribute') return wish.values.includes(attributeOf(variant, wish.name) ?? '')
    const cents = centsOf(variant, currency, groupId)
    return cents >= wish.from && cents <= wish.to
  })
}
