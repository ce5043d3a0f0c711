import type { LineItem } from '../../model/cart.ts'
import { unitValue } from '../price/price.ts'
import type { PricingContext } from '../pricingContext.ts'
import type { FieldValue, Subject } from './subject.ts'
import { toFieldValue } from './toFieldValue.ts'
import { PredicateError } from './tokens.ts'
import { variantField } from './variantSubject.ts'

const ownField = (line: LineItem, path: readonly string[]): FieldValue | null => {
  if (path[0] === 'custom' && path[1] !== undefined) return toFieldValue(line.custom?.fields[path[1]])
  switch (path.join('.')) {
    case 'quantity':
      return line.quantity
    case 'price':
      return unitValue(line.price, line.quantity)
    case 'price.discount.id':
      return line.price.discounted?.discountId
    default:
      return null
  }
}

/** A line item as the subject of a discount's target predicate or of a cart function. */
export const lineSubject = (line: LineItem, pricing: PricingContext): Subject => ({
  field: (path) => {
    const own = ownField(line, path)
    if (own !== null) return own
    const product = pricing.products.get(line.productId)
    return product ? variantField({ product, variant: line.variant }, path, pricing.reference) : undefined
  },
  call: (name) => {
    throw new PredicateError(`The function '${name}' is not available for a line item.`)
  },
})
