import { fail, ok, type Result } from '../../engine/problem.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import type { ActionContext } from './actionContext.ts'
import type { AddLineItem } from './lineInputs.ts'

export type FoundVariant = { readonly product: Product; readonly variant: Variant }

const bySku = (sku: string, context: ActionContext): Result<FoundVariant> => {
  const found = context.variantOfSku(sku)
  if (found && found.product.published !== false) return ok(found)
  return fail('InvalidField', `No published product has a variant with SKU '${sku}'.`, {
    field: 'sku',
    invalidValue: sku,
  })
}

const byProduct = (id: string, input: AddLineItem, context: ActionContext): Result<FoundVariant> => {
  const product = context.pricing.products.get(id)
  if (!product || product.published === false)
    return fail(
      'ReferencedResourceNotFound',
      `The referenced object of type 'product' with identifier '${id}' was not found.`,
      { typeId: 'product', id },
    )
  const variantId = input.variantId ?? product.masterVariant.id
  const variant = allVariants(product).find((v) => v.id === variantId)
  if (variant) return ok({ product, variant })
  const message = `The product '${id}' has no variant ${variantId}.`
  return fail('InvalidField', message, { field: 'variantId', invalidValue: variantId })
}

/**
 * Finds a line's variant by SKU, or by product and variant id (default: the master variant). When both are given they
 * must match.
 */
export const findVariant = (input: AddLineItem, context: ActionContext): Result<FoundVariant> => {
  const { sku, productId, variantId } = input
  if (!sku && !productId) return fail('InvalidInput', "A line item needs a 'sku' or a 'productId'.")
  if (!sku) return byProduct(productId ?? '', input, context)
  const found = bySku(sku, context)
  if (!found.ok) return found
  const { product, variant } = found.value
  const agrees = (!productId || productId === product.id) && (!variantId || variantId === variant.id)
  return agrees
    ? found
    : fail('InvalidInput', `The SKU '${sku}' belongs to variant ${variant.id} of product '${product.id}'.`)
}
