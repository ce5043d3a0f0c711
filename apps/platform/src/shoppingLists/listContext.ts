import type { Reference } from '../engine/pricingContext.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import { allVariants, type Product, type Variant } from '../model/product.ts'

/** The data that shopping list actions read besides the list. */
export type ListContext = {
  readonly reference: Reference
  /** The products that the actions refer to by id or SKU. */
  readonly products: readonly Product[]
  readonly newId: () => string
  readonly now: string
}

export type ProductName = {
  readonly productId?: string | null
  readonly sku?: string | null
  readonly variantId?: number | null
}

type Found = { readonly product: Product; readonly variant: Variant }

/** Finds a variant by SKU, or by product and variant id (default: the master variant). */
export const findVariant = (
  { productId, sku, variantId }: ProductName,
  products: readonly Product[],
): Result<Found> => {
  if (sku) {
    for (const product of products) {
      const variant = allVariants(product).find((v) => v.sku === sku)
      if (variant) return ok({ product, variant })
    }
    const message = `No published product has a variant with SKU '${sku}'.`
    return fail('InvalidField', message, { field: 'sku', invalidValue: sku })
  }
  if (!productId) return fail('InvalidInput', "A line item needs a 'sku' or a 'productId'.")
  const product = products.find((p) => p.id === productId)
  if (!product) {
    const message = `The referenced object of type 'product' with identifier '${productId}' was not found.`
    return fail('ReferencedResourceNotFound', message, { typeId: 'product', id: productId })
  }
  const id = variantId ?? product.masterVariant.id
  const variant = allVariants(product).find((v) => v.id === id)
  if (variant) return ok({ product, variant })
  const message = `The product '${product.id}' has no variant ${id}.`
  return fail('InvalidField', message, { field: 'variantId', invalidValue: id })
}
