import { describe, expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import type { CartLike, LineItemLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'
import { predictTotals } from './predictTotals.ts'

const plain = aLine({ quantity: 2 })
const other = aLine({ id: 'line-2', price: { value: usd(1_000), tiers: [] } })
const predict = (cart: CartLike, quantity: number) =>
  predictTotals(cart, [{ lineItemId: 'line-1', quantity }], { discountsMayChange: false })
const shipping = (more: object = {}) => ({
  shippingMethodName: 'Standard',
  price: usd(800),
  shippingRate: { freeAbove: null, tiers: [] },
  ...more,
})
/** A line with a percentage off each unit, in the platform's shape. */
const discounted = (discount: object, parts = 1): LineItemLike => ({
  ...plain,
  totalPrice: usd(7_020),
  discountedPricePerQuantity: Array.from({ length: parts }, () => ({
    quantity: 2 / parts,
    discountedPrice: { value: usd(3_510), includedDiscounts: [{ discountedAmount: usd(390), discount }] },
  })),
})
const perUnit = { target: { type: 'lineItems' }, value: { type: 'relative' } }

test('leaves all amounts of the cart unknown when a change names a line that is not in the cart', () => {
  const cart = aCart([plain], { shippingInfo: shipping(), totalPrice: usd(8_600) })
  const change = { lineItemId: 'line-1', quantity: 3 }
  expect(
    predictTotals(cart, [change, { lineItemId: 'x', quantity: 1 }], { discountsMayChange: false }),
  ).toEqual({
    currencyCode: 'USD',
    subtotal: 'updating',
    shipping: 'updating',
    discountedShipping: 'updating',
    tax: undefined,
    taxIncluded: false,
    discount: 'updating',
    total: 'updating',
  })
})

test('returns the totals of the cart when no quantity changes', () => {
  const cart = aCart([plain, other], { discountCodes: [{}] })
  expect(predictTotals(cart, [])).toEqual(cartTotals(cart))
  expect(predictTotals(cart, [{ lineItemId: 'line-1', quantity: 2 }])).toEqual(cartTotals(cart))
})

describe('when no discount has a condition on quantities', () => {
  test('predicts all totals of a plain cart', () => {
    expect(predict(aCart([plain, other]), 5)).toEqual({
      currencyCode: 'USD',
      subtotal: 20_500,
      shipping: undefined,
      discountedShipping: undefined,
      tax: undefined,
      taxIncluded: false,
      discount: 0,
      total: 20_500,
    })
    expect(predict(aCart([plain, other]), 0)).toMatchObject({ subtotal: 1_000, total: 1_000 })
    expect(predict(aCart([plain]), 0)).toMatchObject({ subtotal: 0, total: 0, discount: 0 })
  })

  test('predicts the totals after changes of several lines', () => {
    const predictBoth = (cart: CartLike, first: number, second: number) =>
      predictTotals(
        cart,
        [
          { lineItemId: 'line-2', quantity: second },
          { lineItemId: 'line-1', quantity: first },
        ],
        { discountsMayChange: false },
      )
    expect(predictBoth(aCart([plain, other]), 5, 3)).toMatchObject({ subtotal: 22_500, total: 22_500 })
    expect(predictBoth(aCart([plain, other]), 0, 3)).toMatchObject({ subtotal: 3_000, total: 3_000 })
    const tiered = { ...other, price: { value: usd(1_000), tiers: [{}] } }
    expect(predictBoth(aCart([plain, tiered]), 5, 3)).toMatchObject({
      subtotal: 'updating',
      total: 'updating',
    })
    expect(predictBoth(aCart([plain, tiered]), 5, 0)).toMatchObject({ subtotal: 19_500, total: 19_500 })
    const free = { shippingInfo: shipping(), totalPrice: usd(9_600) }
    expect(predictBoth(aCart([plain, other], free), 0, 1)).toMatchObject({ shipping: 800, total: 1_800 })
    expect(predictBoth(aCart([plain, other], free), 0, 0)).toMatchObject({ shipping: 'updating' })
  })

  test('uses the last one of several changes of one line', () => {
    const changes = [3, 5].map((quantity) => ({ lineItemId: 'line-1', quantity }))
    expect(predictTotals(aCart([plain, other]), changes, { discountsMayChange: false })).toEqual(
      predict(aCart([plain, other]), 5),
    )
  })

  test('multiplies the product discount of a unit by the new quantity', () => {
    const sale = aLine({ quantity: 2, price: { value: usd(3_900), discounted: { value: usd(3_000) } } })
    expect(predict(aCart([sale]), 3)).toMatchObject({ subtotal: 11_700, discount: 2_700, total: 9_000 })
  })

  test('predicts the total when a discount takes a percentage off each unit, unless the discounted line is removed', () => {
    const cart = aCart([discounted(perUnit), other])
    expect(predict(cart, 1)).toMatchObject({ subtotal: 4_900, discount: 390, total: 4_510 })
    expect(predict(cart, 0)).toMatchObject({ subtotal: 1_000, discount: 'updating', total: 'updating' })
  })

  test.each([
    ['whose target and value the query omits', { name: 'Ten off' }],
    ['of a fixed amount', { ...perUnit, value: { type: 'absolute' } }],
    ['for buying several items', { ...perUnit, target: { type: 'multiBuyLineItems' } }],
    ['without a target', { ...perUnit, target: null }],
    ['without a value', { ...perUnit, value: null }],
  ])('leaves the total unknown with a discount %s', (_, discount) => {
    const cart = aCart([discounted(discount), other])
    expect(predict(cart, 1)).toMatchObject({ subtotal: 4_900, discount: 'updating', total: 'updating' })
    expect(
      predictTotals(cart, [{ lineItemId: 'line-2', quantity: 2 }], { discountsMayChange: false }),
    ).toMatchObject({
      discount: 'updating',
      total: 'updating',
    })
  })

  test('leaves the total unknown when a line has several groups of discounted units, or units without a discount', () => {
    expect(predict(aCart([discounted(perUnit, 2)]), 1)).toMatchObject({ total: 'updating' })
    expect(predict(aCart([{ ...discounted(perUnit), quantity: 3 }]), 1)).toMatchObject({ total: 'updating' })
  })

  test('when a line has or may have tier prices, predicts the removal of the line but no other change of its quantity', () => {
    for (const price of [{ value: usd(3_900) }, { value: usd(3_900), tiers: [{}] }]) {
      const cart = aCart([aLine({ quantity: 2, price }), other])
      expect(predict(cart, 3)).toMatchObject({
        subtotal: 'updating',
        discount: 'updating',
        total: 'updating',
      })
      expect(predict(cart, 0)).toMatchObject({ subtotal: 1_000, discount: 0, total: 1_000 })
    }
    const none = aLine({ price: { value: usd(3_900), tiers: null } })
    expect(predict(aCart([none]), 3)).toMatchObject({ subtotal: 11_700, total: 11_700 })
  })

  test.each([
    ['a discount code', { discountCodes: [{}] }],
    ['discount codes that the query omits', { discountCodes: undefined }],
    ['a best deal', { discountTypeCombination: { type: 'BestDeal' } }],
    ['a combination of discounts that the query omits', { discountTypeCombination: undefined }],
    [
      'a discount on the total',
      { discountOnTotalPrice: { discountedAmount: usd(100), includedDiscounts: [] } },
    ],
  ])('leaves the total unknown, and predicts the subtotal, with %s', (_, more) => {
    const cart = { ...aCart([plain]), ...more } as CartLike
    expect(predict(cart, 3)).toMatchObject({ subtotal: 11_700, discount: 'updating', total: 'updating' })
  })

  test('leaves the subtotal unknown when the discount combination is BestDeal and any line has tier prices', () => {
    const sale = { value: usd(3_900), discounted: { value: usd(3_000) } }
    const best = { discountTypeCombination: { type: 'BestDeal' } }
    const tiered = aLine({ id: 'line-2', price: { ...sale, tiers: [{}] } })
    expect(predict(aCart([plain, tiered], best), 0)).toMatchObject({ subtotal: 'updating' })
    expect(predict(aCart([plain, { ...tiered, price: { ...sale, tiers: [] } }], best), 0)).toMatchObject({
      subtotal: 3_900,
    })
    expect(predict(aCart([plain, tiered]), 0)).toMatchObject({ subtotal: 3_900 })
  })

  test('predicts the total of a cart with stacked discounts', () => {
    const cart = aCart([plain], { discountTypeCombination: { type: 'Stacking' } })
    expect(predict(cart, 3)).toMatchObject({ total: 11_700 })
  })

  test('leaves the total unknown when the cart contains a free gift item', () => {
    const gift = aLine({ id: 'gift', lineItemMode: 'GiftLineItem' })
    expect(predict(aCart([plain, gift]), 3)).toMatchObject({ total: 'updating' })
    expect(
      predict(
        aCart([
          { ...gift, id: 'line-1' },
          { ...other, id: 'x', quantity: 1, totalPrice: usd(3_900), price: { value: usd(3_900), tiers: [] } },
        ]),
        0,
      ),
    ).toMatchObject({ subtotal: 3_900, total: 'updating' })
    expect(predict(aCart([plain, { ...gift, lineItemMode: 'Standard' }]), 3)).toMatchObject({ total: 15_600 })
  })
})

describe('discounts that may depend on quantities', () => {
  test('predicts only amounts before discounts when a discount may depend on quantities', () => {
    const cart = aCart([plain], { shippingInfo: shipping(), totalPrice: usd(8_600) })
    expect(predictTotals(cart, [{ lineItemId: 'line-1', quantity: 3 }])).toMatchObject({
      subtotal: 11_700,
      shipping: 800,
      discountedShipping: 'updating',
      discount: 'updating',
      tax: undefined,
      total: 'updating',
    })
  })
})

describe('shipping', () => {
  const at = (more: object, quantity: number, lines = [plain]) =>
    predict(aCart(lines, { shippingInfo: shipping(more), totalPrice: usd(8_600) }), quantity)

  test('keeps the price and the discount of shipping when the new quantity affects neither of them', () => {
    const discountedPrice = { value: usd(400), includedDiscounts: [] }
    expect(at({ discountedPrice }, 3)).toMatchObject({
      shipping: 800,
      discountedShipping: 400,
      total: 12_500,
    })
  })

  test.each([
    ['without its rate', { shippingRate: null }],
    ['at a rate whose tiers the query omits', { shippingRate: { freeAbove: null } }],
    ['at a rate with tiers', { shippingRate: { freeAbove: null, tiers: [{}] } }],
    ['when the query omits the free-shipping amount', { shippingRate: { tiers: [] } }],
  ])('leaves the shipping price unknown %s', (_, more) => {
    expect(at(more, 3)).toMatchObject({
      subtotal: 11_700,
      shipping: 'updating',
      discountedShipping: 'updating',
      discount: 0,
      total: 'updating',
    })
  })

  test('leaves the shipping price unknown when a change moves the sum above or below the free-shipping amount', () => {
    const free = (cents: number) => ({ shippingRate: { freeAbove: usd(cents), tiers: null } })
    expect(at(free(11_700), 3)).toMatchObject({ shipping: 'updating', total: 'updating' })
    expect(at(free(11_701), 3)).toMatchObject({ shipping: 800, total: 12_500 })
    expect(at(free(7_800), 1)).toMatchObject({ shipping: 'updating' })
    expect(at(free(7_801), 1)).toMatchObject({ shipping: 800 })
    expect(at(free(3_900), 1)).toMatchObject({ shipping: 800 })
  })

  test('leaves the shipping price unknown when shipping can become free and a discount applies or may apply', () => {
    const shippingInfo = shipping({ shippingRate: { freeAbove: usd(100_000), tiers: [] } })
    expect(predict(aCart([discounted(perUnit)], { shippingInfo }), 3)).toMatchObject({ shipping: 'updating' })
    expect(
      predictTotals(aCart([plain], { shippingInfo }), [{ lineItemId: 'line-1', quantity: 3 }]),
    ).toMatchObject({ shipping: 'updating' })
  })

  test('leaves the shipping price unknown for a cart that becomes empty', () => {
    expect(at({}, 0)).toMatchObject({ subtotal: 0, shipping: 'updating', total: 'updating' })
    expect(at({}, 0, [plain, other])).toMatchObject({ shipping: 800 })
  })
})

describe('tax', () => {
  const taxedLine = (amount: number, includedInPrice: boolean, net: number, gross: number) => ({
    ...plain,
    taxRate: { amount, includedInPrice },
    taxedPrice: { totalNet: usd(net), totalGross: usd(gross) },
  })
  const taxedCart = (line: LineItemLike, more: Partial<CartLike> = {}) =>
    aCart([line], { taxedPrice: line.taxedPrice ?? null, ...more })

  test('when tax is added to prices, changes the tax with the quantity of the line', () => {
    const cart = taxedCart(taxedLine(0.19, false, 7_800, 9_282))
    // 117.00 and 19 % of it
    expect(predict(cart, 3)).toMatchObject({ tax: 2_223, taxIncluded: false, total: 13_923 })
  })

  test('keeps the tax of other lines and of shipping', () => {
    const line = taxedLine(0.1, false, 7_800, 8_580)
    const cart = aCart([line, other], {
      taxedPrice: { totalNet: usd(9_600), totalGross: usd(10_560) },
      shippingInfo: shipping(),
      totalPrice: usd(9_600),
    })
    expect(predict(cart, 1)).toMatchObject({ tax: 570, total: 6_270 })
  })

  test('returns the tax that is included in prices, and does not add the tax to the total', () => {
    const cart = taxedCart(taxedLine(0.2, true, 6_500, 7_800))
    expect(predict(cart, 3)).toMatchObject({ tax: 1_950, taxIncluded: true, total: 11_700 })
  })

  test.each([
    { taxCalculationMode: 'UnitPriceLevel' },
    { taxRoundingMode: 'HalfUp' },
    { taxCalculationMode: null },
  ])(
    'leaves the tax unknown in the tax mode %j, and leaves the total unknown when the tax is added to prices',
    (mode) => {
      expect(predict(taxedCart(taxedLine(0.19, false, 7_800, 9_282), mode), 3)).toMatchObject({
        tax: 'updating',
        total: 'updating',
      })
      expect(predict(taxedCart(taxedLine(0.2, true, 6_500, 7_800), mode), 3)).toMatchObject({
        tax: 'updating',
        taxIncluded: true,
        total: 11_700,
      })
      expect(predict(taxedCart(taxedLine(0, false, 7_800, 7_800), mode), 3)).toMatchObject({
        tax: 0,
        total: 11_700,
      })
    },
  )

  test('leaves the tax unknown for a line without a tax rate or without a taxed price', () => {
    const line = taxedLine(0.19, false, 7_800, 9_282)
    const { taxedPrice } = line
    expect(predict(aCart([{ ...line, taxRate: null }], { taxedPrice }), 3)).toMatchObject({
      tax: 'updating',
      total: 'updating',
    })
    expect(predict(aCart([{ ...line, taxedPrice: null }], { taxedPrice }), 3)).toMatchObject({
      tax: 'updating',
    })
  })

  test('leaves the tax unknown when a discount code leaves the total unknown', () => {
    const cart = taxedCart(taxedLine(0.19, false, 7_800, 9_282), { discountCodes: [{}] })
    expect(predict(cart, 3)).toMatchObject({ tax: 'updating', total: 'updating', taxIncluded: false })
  })

  test('treats the tax as included when the predicted cart has no line whose tax is added to the price', () => {
    const line = taxedLine(0.1, false, 7_800, 8_580)
    const cart = aCart([line, other], {
      taxedPrice: { totalNet: usd(8_800), totalGross: usd(9_580) },
    })
    expect(predict(cart, 0)).toMatchObject({ tax: 0, taxIncluded: true, total: 1_000 })
  })
})
