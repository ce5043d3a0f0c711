import type { Identifier } from '../carts/actions/actionContext.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { CustomerGroup } from '../model/catalogue.ts'

/** Finds a customer group by id or key. */
export const findCustomerGroup = ({ id, key }: Identifier, reference: Reference): Result<CustomerGroup> => {
  const groups = [...reference.customerGroups.values()]
  const group = groups.find((g) => (id ? g.id === id : g.key === key))
  if (group) return ok(group)
  const message = `The referenced object of type 'customer-group' with identifier '${id ?? key ?? ''}' was not found.`
  const details = { typeId: 'customer-group', ...(id && { id }), ...(key && { key }) }
  return fail('ReferencedResourceNotFound', message, details)
}
