import type { Cart, LineItem } from '../../model/cart.ts'
import { money, sumCents } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import { taxAmount } from '../tax/taxAmount.ts'
import type { World } from '../world.ts'
import { asField } from './asField.ts'
import type { CartFunction } from './ast.ts'
import { lineSubject } from './lineSubject.ts'
import { matches } from './matches.ts'
import type { Held, Subject } from './subject.ts'
import { PredicateError } from './tokens.ts'

const lineAmount = (line: LineItem, name: CartFunction) => {
  const amount = money(line.price.value.currencyCode, unitValue(line.price).centAmount * line.quantity)
  if (name === 'lineItemTotal' || !line.taxRate) return amount
  const taxed = taxAmount(amount, line.taxRate)
  return name === 'lineItemNetTotal' ? taxed.totalNet : taxed.totalGross
}

const cartField = (cart: Cart, path: readonly string[], world: World): Held => {
  if (path[0] === 'custom' && path[1] !== undefined) return asField(cart.custom?.fields[path[1]])
  switch (path.join('.')) {
    case 'currency':
      return cart.currency
    case 'country':
      return cart.country
    case 'locale':
      return cart.locale
    case 'totalPrice':
      return money(cart.currency, sumCents(cart.lineItems.map((line) => lineAmount(line, 'lineItemTotal'))))
    case 'customer.id':
      return cart.customerId
    case 'customer.email':
      return world.customer?.email ?? cart.customerEmail
    case 'customer.customerGroup.id':
      return cart.customerGroupId
    case 'customer.customerGroup.key':
      return cart.customerGroupId && world.reference.customerGroups.get(cart.customerGroupId)?.key
    case 'shippingAddress.country':
      return cart.shippingAddress?.country
    case 'shippingAddress.state':
      return cart.shippingAddress?.state
    case 'shippingInfo.shippingMethodName':
      return cart.shippingInfo?.shippingMethodName
    default:
      throw new PredicateError(`The field '${path.join('.')}' does not exist.`)
  }
}

/** A cart as the subject of cart and shipping predicates. Line amounts are after product discounts, before cart discounts. */
export const cartSubject = (cart: Cart, world: World): Subject => ({
  field: (path) => cartField(cart, path, world),
  call: (name, predicate) => {
    const lines = cart.lineItems.filter((line) => matches(predicate, lineSubject(line, world)))
    if (name === 'lineItemExists') return lines.length > 0
    return money(cart.currency, sumCents(lines.map((line) => lineAmount(line, name))))
  },
})
