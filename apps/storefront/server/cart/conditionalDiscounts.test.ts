import { expect, test } from 'vitest'
import { type AutomaticDiscount, conditionalDiscounts } from './conditionalDiscounts.ts'

const lines = (more: Partial<AutomaticDiscount> = {}): AutomaticDiscount => ({
  cartPredicate: 'true',
  value: { type: 'relative' },
  target: { type: 'lineItems', predicate: 'true' },
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

test('a plain percentage off lines or shipping depends on no quantity', () => {
  expect(conditionalDiscounts([], guest)).toBe('none')
  expect(conditionalDiscounts([lines(), lines({ target: { type: 'shipping' } })], guest)).toBe('none')
  expect(conditionalDiscounts([lines({ cartPredicate: trade })], { ...guest, groupKey: 'trade' })).toBe(
    'none',
  )
})

test('what is for another group does not matter; for one’s own it does', () => {
  expect(conditionalDiscounts([volume], guest)).toBe('none')
  expect(conditionalDiscounts([volume], { ...guest, groupKey: 'plus' })).toBe('none')
  expect(conditionalDiscounts([volume], { ...guest, groupKey: 'trade' })).toBe('possible')
})

test('what is for a kind of product matters once one is in the cart', () => {
  expect(conditionalDiscounts([towels], guest)).toBe('none')
  expect(conditionalDiscounts([towels], { ...guest, productTypes: ['fabric', 'dining'] })).toBe('possible')
})

test.each([
  lines({ value: { type: 'absolute' } }),
  lines({ target: { type: 'totalPrice' } }),
  lines({ target: null }),
  lines({ cartPredicate: 'lineItemTotal(true) > "100.00 USD"' }),
  lines({ cartPredicate: `lineItemTotal(true) > "1.00 USD" or ${trade}` }),
  lines({ cartPredicate: `${trade} or lineItemTotal(true) > "1.00 USD"` }),
  lines({ target: { type: 'lineItems', predicate: 'quantity > 3' } }),
  lines({ target: { type: 'multiBuyLineItems', predicate: 'sku = "a" or productType.key = "dining"' } }),
])('%j may change with the cart', (discount) =>
  expect(conditionalDiscounts([discount], guest)).toBe('possible'),
)
