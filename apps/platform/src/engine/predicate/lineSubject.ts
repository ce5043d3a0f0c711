import type { LineItem } from '../../model/cart.ts'
import { unitValue } from '../price/price.ts'
import type { World } from '../world.ts'
import { asField } from './asField.ts'
import type { Held, Subject } from './subject.ts'
import { PredicateError } from './tokens.ts'
import { variantField } from './variantSubject.ts'

const ownField = (line: LineItem, path: readonly string[]): Held | null => {
  if (path[0] === 'custom' && path[1] !== undefined) return asField(line.custom?.fields[path[1]])
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
export const lineSubject = (line: LineItem, world: World): Subject => ({
  field: (path) => {
    const own = ownField(line, path)
    if (own !== null) return own
    const product = world.products.get(line.productId)
    return product ? variantField({ product, variant: line.variant }, path, world.reference) : undefined
  },
  call: (name) => {
    throw new PredicateError(`The function '${name}' is not available for a line item.`)
  },
})
