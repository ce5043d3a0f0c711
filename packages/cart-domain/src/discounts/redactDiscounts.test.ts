import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountsVaryByQuantity } from './discountsVaryByQuantity.ts'
import { discountsVaryByShipping } from './discountsVaryByShipping.ts'
import { type DatedDiscount, redactDiscounts } from './redactDiscounts.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const now = { from: NOW, until: NOW }

const discount = (more: Partial<DatedDiscount> = {}): DatedDiscount => ({
  cartPredicate: 'true',
  stackingMode: 'Stacking',
  value: { type: 'relative' },
  target: { type: 'lineItems', predicate: 'true' },
  validFrom: null,
  validUntil: null,
  ...more,
})

test.each([
  ['true', 'true'],
  ['1 = 1', '1 = 1'],
  ['customer.customerGroup.key = "plus"', 'customer.customerGroup.key = "plus"'],
  [
    'customer.customerGroup.key = "trade" and totalPrice >= "500.00 USD"',
    'customer.customerGroup.key = "trade" and hidden.shipping',
  ],
  ['customer.email = "anna@example.com"', 'hidden'],
  ['lineItemCount(sku = "SECRET-1") > 3', 'hidden'],
  ['customer.customerGroup.key = "staff" or custom.campaign = "launch"', 'hidden'],
  ['not (customer.customerGroup.key = "staff")', 'hidden'],
  ['shippingInfo.shippingMethodName = "Express"', 'hidden.shipping'],
])('replaces conditions on the cart that the rules do not read: %s', (cartPredicate, redacted) => {
  expect(redactDiscounts([discount({ cartPredicate })], now)).toMatchObject([{ cartPredicate: redacted }])
})

test.each([
  ['true', 'true'],
  ['productType.key = "dining" and categories.key = "launch"', 'productType.key = "dining" and hidden'],
  ['productType.key != "subscriptions"', 'hidden'],
  ['sku in ("SECRET-1", "SECRET-2")', 'hidden'],
  ['productType.key = "fabric" and quantity > 3', 'productType.key = "fabric" and hidden.quantity'],
  ['price.centAmount > 1000', 'hidden.quantity'],
])('replaces conditions on lines that the rules do not read: %s', (predicate, redacted) => {
  expect(redactDiscounts([discount({ target: { type: 'lineItems', predicate } })], now)).toMatchObject([
    { target: { type: 'lineItems', predicate: redacted } },
  ])
})

test('returns only the fields that the rules read, and equal discounts once', () => {
  const named = { id: 'a', key: 'launch', name: 'Launch', value: { type: 'relative', permyriad: 1000 } }
  expect(
    redactDiscounts(
      [
        { ...discount(), ...named },
        { ...discount(), ...named, id: 'b' },
        discount({ value: { type: 'giftLineItem' }, target: null }),
      ],
      now,
    ),
  ).toEqual([
    {
      cartPredicate: 'true',
      stackingMode: 'Stacking',
      value: { type: 'relative' },
      target: { type: 'lineItems', predicate: 'true' },
    },
    { cartPredicate: 'true', stackingMode: 'Stacking', value: { type: 'giftLineItem' }, target: null },
  ])
})

test.each([
  ['one without dates', {}, 1],
  ['one that has ended', { validUntil: '2026-11-28T12:00:00Z' }, 0],
  ['one that ends later', { validUntil: '2026-11-28T12:00:01Z' }, 1],
  ['one that begins within the period', { validFrom: '2026-11-28T13:00:00Z' }, 1],
  ['one that begins after the period', { validFrom: '2026-11-28T13:00:01Z' }, 0],
] as const)('returns the discounts of the period: %s', (_, dates, count) => {
  expect(redactDiscounts([discount(dates)], { from: NOW, until: NOW + 3_600_000 })).toHaveLength(count)
})

const keys = fc.constantFrom('trade', 'plus', 'a or b', 'on shipping', 'fabric', 'price-list')
const condition = fc.oneof(
  fc.constantFrom(
    'true',
    '1 = 1',
    'quantity > 3',
    'price.centAmount > 5',
    'totalPrice >= "5.00 USD"',
    'lineItemTotal(true) >= "5.00 USD"',
    'taxedPrice.gross > "1.00 USD"',
    'shippingInfo.price > "1.00 USD"',
    'custom.note = "(not) or"',
    'sku in ("a", "b")',
  ),
  keys.map((key) => `customer.customerGroup.key = "${key}"`),
  keys.map((key) => `productType.key = "${key}"`),
)
const predicate = fc
  .array(
    fc
      .tuple(condition, fc.constantFrom('', 'not ', '('))
      .map(([text, prefix]) => (prefix === '(' ? `(${text})` : `${prefix}${text}`)),
    { minLength: 1, maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(' and ', ' or ').map((joint) => parts.join(joint)))
const anyDiscount = fc.record({
  cartPredicate: predicate,
  stackingMode: fc.constantFrom('Stacking', 'StopAfterThisDiscount'),
  value: fc.record({ type: fc.constantFrom('relative', 'absolute', 'fixed', 'giftLineItem') }),
  target: fc.oneof(
    fc.constant(null),
    fc.constantFrom('shipping', 'totalPrice').map((type) => ({ type })),
    fc.record({ type: fc.constantFrom('lineItems', 'multiBuyLineItems', 'customLineItems'), predicate }),
  ),
  validFrom: fc.constant(null),
  validUntil: fc.constant(null),
})

test('keeps the results of discountsVaryByQuantity and discountsVaryByShipping for any discounts and shoppers', () => {
  fc.assert(
    fc.property(
      fc.array(anyDiscount, { maxLength: 3 }),
      fc.record({
        groupKey: fc.option(keys, { nil: undefined }),
        productTypes: fc.array(keys, { maxLength: 2 }),
      }),
      fc.constantFrom(null, 0, 795),
      (discounts, audience, shipping) => {
        const redacted = redactDiscounts(discounts, now)
        const cart = {
          discountCodes: [],
          shippingInfo: shipping === null ? null : { price: { centAmount: shipping }, discountedPrice: null },
        }
        expect(discountsVaryByQuantity(redacted, audience)).toBe(discountsVaryByQuantity(discounts, audience))
        expect(discountsVaryByShipping(cart, redacted, audience)).toBe(
          discountsVaryByShipping(cart, discounts, audience),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})
