import type { Identifier } from '../carts/actions/actionContext.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { Reference } from '../engine/world.ts'

/** The ids of the cart discounts that a code is to switch on. One that does not exist is ReferencedResourceNotFound. */
export const cartDiscountIds = (wanted: readonly Identifier[], reference: Reference): Result<string[]> => {
  const all = [...reference.cartDiscounts.values()]
  const ids: string[] = []
  for (const { id, key } of wanted) {
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
