import { fail, ok, type Result } from '../engine/problem.ts'
import type { Reference } from '../engine/world.ts'
import { allVariants, type Product, type Variant } from '../model/product.ts'

/** What changing a shopping list reads besides the list. */
export type ListContext = {
  readonly reference: Reference
  /** The products that the request names, by id or by a variant's SKU. */
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

/** The variant that a request names. Without a `variantId` a product stands for its master variant. */
export const namedVariant = (
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
  const wanted = variantId ?? product.masterVariant.id
  const variant = allVariants(product).find((v) => v.id === wanted)
  if (variant) return ok({ product, variant })
  const message = `The product '${product.id}' has no variant ${wanted}.`
  return fail('InvalidField', message, { field: 'variantId', invalidValue: wanted })
}
