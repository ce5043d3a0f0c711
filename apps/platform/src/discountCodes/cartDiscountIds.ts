import type { Identifier } from '../carts/actions/actionContext.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, ok, type Result } from '../engine/problem.ts'

/**
 * Resolves the cart discounts of a code to ids. Fails with ReferencedResourceNotFound when one of them does not exist.
 */
export const cartDiscountIds = (
  identifiers: readonly Identifier[],
  reference: Reference,
): Result<string[]> => {
  const all = [...reference.cartDiscounts.values()]
  const ids: string[] = []
  for (const { id, key } of identifiers) {
    const found = all.find((discount) => (id ? discount.id === id : discount.key === key))
    if (!found) {
      const message = `The referenced object of type 'cart-discount' with identifier '${id ?? key ?? ''}' was not found.`
      const details = { typeId: 'cart-discount', ...(id && { id }), ...(key && { key }) }
      return fail('ReferencedResourceNotFound', message, details)
    }
    ids.push(found.id)
  }
  return ok([...new Set(ids)])
}
