import type { Cart, LineItem } from '../../model/cart.ts'
import { money, sumCents } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import type { PricingContext } from '../pricingContext.ts'
import { taxAmount } from '../tax/taxAmount.ts'
import type { CartFunction } from './ast.ts'
import { lineSubject } from './lineSubject.ts'
import { matches } from './matches.ts'
import type { FieldValue, Subject } from './subject.ts'
import { toFieldValue } from './toFieldValue.ts'
import { PredicateError } from './tokens.ts'

const lineAmount = (line: LineItem, name: CartFunction) => {
  const cents = unitValue(line.price, line.quantity).centAmount * line.quantity
  const amount = money(line.price.value.currencyCode, cents)
  if (name === 'lineItemTotal' || !line.taxRate) return amount
  const taxed = taxAmount(amount, line.taxRate)
  return name === 'lineItemNetTotal' ? taxed.totalNet : taxed.totalGross
}

const cartField = (cart: Cart, path: readonly string[], pricing: PricingContext): FieldValue => {
  if (path[0] === 'custom' && path[1] !== undefined) return toFieldValue(cart.custom?.fields[path[1]])
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
      return pricing.customer?.email ?? cart.customerEmail
    case 'customer.customerGroup.id':
      return cart.customerGroupId
    case 'customer.customerGroup.key':
      return cart.customerGroupId && pricing.reference.customerGroups.get(cart.customerGroupId)?.key
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

const withoutGifts = (cart: Cart): Cart => ({
  ...cart,
  lineItems: cart.lineItems.filter((line) => line.giftOf === undefined),
})

const subjectOf = (cart: Cart, pricing: PricingContext): Subject => ({
  field: (path) => cartField(cart, path, pricing),
  call: (name, predicate) => {
    const lines = cart.lineItems.filter((line) => matches(predicate, lineSubject(line, pricing)))
    if (name === 'lineItemExists') return lines.length > 0
    return money(cart.currency, sumCents(lines.map((line) => lineAmount(line, name))))
  },
})

/**
 * A cart as the subject of cart and shipping predicates. Line amounts include product discounts but not cart discounts.
 * Gift lines do not count, because a gift must not fulfil its own condition.
 */
export const cartSubject = (cart: Cart, pricing: PricingContext): Subject =>
  subjectOf(withoutGifts(cart), pricing)
