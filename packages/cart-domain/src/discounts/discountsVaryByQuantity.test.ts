import { expect, test } from 'vitest'
import { type AutomaticDiscount, discountsVaryByQuantity } from './discountsVaryByQuantity.ts'

const lines = (more: Partial<AutomaticDiscount> = {}): AutomaticDiscount => ({
  cartPredicate: 'true',
  value: { type: 'relative' },
  target: { type: 'lineItems', predicate: 'true' },
  stackingMode: 'Stacking',
  ...more,
})
const trade = 'customer.customerGroup.key = "trade"'
const volume = lines({ cartPredicate: `${trade} and (lineItemTotal(true) >= "500.00 USD" or 1 = 2)` })
const towels = lines({
  target: {
    type: 'multiBuyLineItems',
    predicate: 'productType.key = "dining" and categories.key = "tea-towel"',
  },
})
const guest = { groupKey: undefined, productTypes: ['fabric'] }

test('returns “none” for a plain percentage off lines or shipping', () => {
  expect(discountsVaryByQuantity([], guest)).toBe(false)
  expect(discountsVaryByQuantity([lines(), lines({ target: { type: 'shipping' } })], guest)).toBe(false)
  expect(discountsVaryByQuantity([lines({ cartPredicate: trade })], { ...guest, groupKey: 'trade' })).toBe(
    false,
  )
})

test('considers a discount for a customer group only when the shopper is in that group', () => {
  expect(discountsVaryByQuantity([volume], guest)).toBe(false)
  expect(discountsVaryByQuantity([volume], { ...guest, groupKey: 'plus' })).toBe(false)
  expect(discountsVaryByQuantity([volume], { ...guest, groupKey: 'trade' })).toBe(true)
})

test('considers a discount for a product type only when the cart contains a product of that type', () => {
  expect(discountsVaryByQuantity([towels], guest)).toBe(false)
  expect(discountsVaryByQuantity([towels], { ...guest, productTypes: ['fabric', 'dining'] })).toBe(true)
})

test.each([
  lines({ value: { type: 'absolute' } }),
  lines({ target: { type: 'totalPrice' } }),
  lines({ target: { type: 'shipping' }, stackingMode: 'StopAfterThisDiscount' }),
  lines({ target: null }),
  lines({ cartPredicate: 'lineItemTotal(true) > "100.00 USD"' }),
  lines({ cartPredicate: `lineItemTotal(true) > "1.00 USD" or ${trade}` }),
  lines({ cartPredicate: `${trade} or lineItemTotal(true) > "1.00 USD"` }),
  lines({ target: { type: 'lineItems', predicate: 'quantity > 3' } }),
  lines({ target: { type: 'multiBuyLineItems', predicate: 'sku = "a" or productType.key = "dining"' } }),
])('returns “possible” for the discount %j', (discount) =>
  expect(discountsVaryByQuantity([discount], guest)).toBe(true),
)
