import type { Category } from '../../model/catalogue.ts'
import { allVariants, type Product } from '../../model/product.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { reference } from './reference.ts'
import { type VariantView, variantView } from './variantTypes.ts'

const inOrder = (a: Category, b: Category): number => a.orderHint.localeCompare(b.orderHint)

const childrenOf = async ({ id }: Category, context: PlatformContext): Promise<Category[]> => {
  const { categories } = await context.reference()
  return [...categories.values()].filter(({ parentId }) => parentId === id).sort(inOrder)
}

/** Fields that a product's data and a search result share. */
export const productDataFields = {
  ...localisedField('name'),
  ...localisedField('slug'),
  ...localisedField('description'),
  ...localisedField('metaTitle'),
  ...localisedField('metaDescription'),
  ...localisedField('metaKeywords'),
  categoriesRef: (product: Product) => product.categoryIds.map((id) => reference('category', id)),
  categories: async (product: Product, _: unknown, context: PlatformContext) => {
    const { categories } = await context.reference()
    return product.categoryIds.flatMap((id) => categories.get(id) ?? [])
  },
  masterVariant: (product: Product): VariantView => variantView(product, product.masterVariant),
  variants: (product: Product): VariantView[] =>
    product.variants.map((variant) => variantView(product, variant)),
  allVariants: (product: Product): VariantView[] =>
    allVariants(product).map((variant) => variantView(product, variant)),
}

export const productTypeFields = {
  productTypeRef: (product: Product) => reference('product-type', product.productTypeId),
  productType: async (product: Product, _: unknown, context: PlatformContext) =>
    (await context.reference()).productTypes.get(product.productTypeId),
}

const skus = (product: Product): string[] => allVariants(product).map((variant) => variant.sku)

type VariantName = { readonly sku?: string | null; readonly key?: string | null }

export const catalogueTypes = {
  Product: {
    ...productTypeFields,
    skus,
    masterData: (product: Product) => ({ published: product.published ?? true, current: product }),
  },
  ProductData: {
    ...productDataFields,
    skus,
    variant: (product: Product, { sku, key }: VariantName) => {
      const found = allVariants(product).find((v) => (sku ? v.sku === sku : key ? v.key === key : false))
      return found && variantView(product, found)
    },
  },
  Channel: { ...localisedField('name') },
  Category: {
    ...localisedField('name'),
    ...localisedField('slug'),
    ...localisedField('description'),
    ...localisedField('metaTitle'),
    ...localisedField('metaDescription'),
    ...localisedField('metaKeywords'),
    parentRef: (category: Category) => reference('category', category.parentId),
    parent: async (category: Category, _: unknown, context: PlatformContext) =>
      category.parentId === undefined ? null : (await context.reference()).categories.get(category.parentId),
    ancestorsRef: (category: Category) => category.ancestorIds.map((id) => reference('category', id)),
    ancestors: async (category: Category, _: unknown, context: PlatformContext) => {
      const { categories } = await context.reference()
      return category.ancestorIds.flatMap((id) => categories.get(id) ?? [])
    },
    childCount: async (category: Category, _: unknown, context: PlatformContext) =>
      (await childrenOf(category, context)).length,
    children: (category: Category, _: unknown, context: PlatformContext) => childrenOf(category, context),
  },
}
