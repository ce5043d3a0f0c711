import type { Category } from '../../model/catalogue.ts'
import { allVariants, type Product } from '../../model/product.ts'
import { attributeTerms } from './attributeTerms.ts'
import { attributeToken, categoryToken, treeToken, typeToken } from './searchTokens.ts'

/**
 * The number of a product's variants for each attribute and value. For `@category` and `@type` the number is 1, so that
 * they count products instead of variants.
 */
export type Terms = Readonly<Record<string, Readonly<Record<string, number>>>>

export type SearchRow = {
  readonly productId: string
  readonly createdAt: string
  readonly published: boolean
  readonly productTypeId: string
  readonly tokens: readonly string[]
  readonly terms: Terms
}

export type Structure = {
  readonly categories: ReadonlyMap<string, Category>
  /** Names of the attributes that can be searched. */
  readonly searchable: ReadonlySet<string>
}

const countTerms = (product: Product, searchable: ReadonlySet<string>): Terms => {
  const counts = new Map<string, Map<string, number>>()
  for (const variant of allVariants(product))
    for (const attribute of variant.attributes) {
      if (!searchable.has(attribute.name)) continue
      if (!counts.has(attribute.name)) counts.set(attribute.name, new Map())
      for (const { name, value } of attributeTerms(attribute)) {
        const values = counts.get(name) ?? new Map<string, number>()
        counts.set(name, values)
        values.set(value, (values.get(value) ?? 0) + 1)
      }
    }
  return Object.fromEntries([...counts].map(([name, values]) => [name, Object.fromEntries(values)]))
}

/** The row of a product in `product_search`. */
export const searchRow = (product: Product, { categories, searchable }: Structure): SearchRow => {
  const terms = countTerms(product, searchable)
  const trees = product.categoryIds.flatMap((id) => [id, ...(categories.get(id)?.ancestorIds ?? [])])
  const attributes = Object.entries(terms).flatMap(([name, values]) =>
    Object.keys(values).map((value) => attributeToken(name, value)),
  )
  return {
    productId: product.id,
    createdAt: product.createdAt,
    published: product.published ?? true,
    productTypeId: product.productTypeId,
    tokens: [
      typeToken(product.productTypeId),
      ...product.categoryIds.map(categoryToken),
      ...[...new Set(trees)].map(treeToken),
      ...attributes,
    ],
    terms: {
      ...terms,
      '@type': { [product.productTypeId]: 1 },
      ...(product.categoryIds.length > 0 && {
        '@category': Object.fromEntries(product.categoryIds.map((id) => [id, 1])),
      }),
    },
  }
}
