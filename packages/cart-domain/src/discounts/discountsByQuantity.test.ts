import { expect, test } from 'vitest'
import { type AutomaticDiscount, discountsByQuantity } from './discountsByQuantity.ts'

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

test('returns none for a plain percentage off lines or shipping', () => {
  expect(discountsByQuantity([], guest)).toBe('none')
  expect(discountsByQuantity([lines(), lines({ target: { type: 'shipping' } })], guest)).toBe('none')
  expect(discountsByQuantity([lines({ cartPredicate: trade })], { ...guest, groupKey: 'trade' })).toBe('none')
})

test('considers a discount for the shopper’s own group only', () => {
  expect(discountsByQuantity([volume], guest)).toBe('none')
  expect(discountsByQuantity([volume], { ...guest, groupKey: 'plus' })).toBe('none')
  expect(discountsByQuantity([volume], { ...guest, groupKey: 'trade' })).toBe('possible')
})

test('considers a discount for a product type only when the cart contains it', () => {
  expect(discountsByQuantity([towels], guest)).toBe('none')
  expect(discountsByQuantity([towels], { ...guest, productTypes: ['fabric', 'dining'] })).toBe('possible')
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
])('returns possible for %j', (discount) => expect(discountsByQuantity([discount], guest)).toBe('possible'))
