import type { Product, Variant } from '../../model/product.ts'
import type { Reference } from '../pricingContext.ts'
import type { FieldValue, Subject } from './subject.ts'
import { toFieldValue } from './toFieldValue.ts'
import { PredicateError } from './tokens.ts'

export type VariantFacts = { readonly product: Product; readonly variant: Omit<Variant, 'prices'> }

type Structure = Pick<Reference, 'productTypes' | 'categories'>

const categoryField = (
  ids: readonly string[],
  field: string | undefined,
  reference: Structure,
): FieldValue => (field === 'id' ? ids : ids.flatMap((id) => reference.categories.get(id)?.key ?? []))

const withAncestors = (ids: readonly string[], reference: Structure): string[] => [
  ...new Set(ids.flatMap((id) => [id, ...(reference.categories.get(id)?.ancestorIds ?? [])])),
]

/** The value of a product variant's field in a discount predicate. Throws `PredicateError` for an unknown field. */
export const variantField = (
  facts: VariantFacts,
  path: readonly string[],
  reference: Structure,
): FieldValue => {
  const { product, variant } = facts
  const [head, field] = path
  if (head === 'attributes' && field !== undefined)
    return toFieldValue(variant.attributes.find((a) => a.name === field)?.value)
  switch (path.join('.')) {
    case 'sku':
    case 'variant.sku':
      return variant.sku
    case 'variant.id':
      return variant.id
    case 'variant.key':
      return variant.key
    case 'product.id':
      return product.id
    case 'product.key':
      return product.key
    case 'productType.id':
      return product.productTypeId
    case 'productType.key':
      return reference.productTypes.get(product.productTypeId)?.key
    case 'categories.id':
    case 'categories.key':
      return categoryField(product.categoryIds, field, reference)
    case 'categoriesWithAncestors.id':
    case 'categoriesWithAncestors.key':
      return categoryField(withAncestors(product.categoryIds, reference), field, reference)
    default:
      throw new PredicateError(`The field '${path.join('.')}' does not exist.`)
  }
}

/** A product variant as the subject of a product discount's predicate. */
export const variantSubject = (facts: VariantFacts, reference: Structure): Subject => ({
  field: (path) => variantField(facts, path, reference),
  call: (name) => {
    throw new PredicateError(`The function '${name}' is not available here.`)
  },
})
