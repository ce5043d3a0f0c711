import { describe, expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import type { CartLike } from './cartLike.ts'
import { predictShippingChange } from './predictShippingChange.ts'

const onTop = { amount: 0.04, includedInPrice: false }
const included = { amount: 0.2, includedInPrice: true }

/** A cart of 39.00 with shipping for 7.95. */
const delivered = (more: Partial<CartLike> = {}, shipping: object = {}): CartLike =>
  aCart([aLine()], {
    totalPrice: usd(4_695),
    shippingInfo: { shippingMethodName: 'Standard', price: usd(795), ...shipping },
    ...more,
  })
/** The same cart with 4 per cent tax on top. */
const taxed = (more: Partial<CartLike> = {}): CartLike =>
  delivered(
    { taxedPrice: { totalNet: usd(4_695), totalGross: usd(4_883) }, ...more },
    { taxedPrice: { totalNet: usd(795), totalGross: usd(827) } },
  )

test('changes the total by the difference between the shipping prices', () => {
  expect(predictShippingChange(delivered(), { cents: 3_495 }, { discountsMayChange: false })).toEqual({
    currencyCode: 'USD',
    subtotal: 3_900,
    shipping: 3_495,
    discountedShipping: 3_495,
    tax: undefined,
    taxIncluded: false,
    discount: 0,
    total: 7_395,
  })
  expect(predictShippingChange(delivered(), { cents: 0 }, { discountsMayChange: false })).toMatchObject({
    shipping: 0,
    total: 3_900,
  })
})

test('adds shipping to a cart without a shipping method', () => {
  expect(predictShippingChange(aCart(), { cents: 795 }, { discountsMayChange: false })).toMatchObject({
    shipping: 795,
    total: 4_695,
  })
})

describe('tax', () => {
  test('rounds the tax on shipping separately, and adds it to the total', () => {
    expect(
      predictShippingChange(taxed(), { cents: 3_495, taxRate: onTop }, { discountsMayChange: false }),
    ).toMatchObject({
      tax: 296,
      taxIncluded: false,
      total: 7_691,
    })
  })

  test('does not add the tax to the total when prices include tax', () => {
    const cart = delivered(
      { taxedPrice: { totalNet: usd(3_912), totalGross: usd(4_695) } },
      { taxedPrice: { totalNet: usd(662), totalGross: usd(795) } },
    )
    expect(
      predictShippingChange(cart, { cents: 1_995, taxRate: included }, { discountsMayChange: false }),
    ).toMatchObject({
      tax: 983,
      taxIncluded: true,
      total: 5_895,
    })
    const byUnits = { ...cart, taxCalculationMode: 'UnitPriceLevel' }
    expect(
      predictShippingChange(byUnits, { cents: 1_995, taxRate: included }, { discountsMayChange: false }),
    ).toMatchObject({
      tax: 'updating',
      total: 5_895,
    })
  })

  test.each([
    ['without a tax rate for shipping', taxed(), null],
    ['when tax is rounded in another way', taxed({ taxRoundingMode: 'HalfUp' }), onTop],
    [
      'when the cart does not show the tax on its shipping',
      delivered({ taxedPrice: taxed().taxedPrice ?? null }),
      onTop,
    ],
  ])('predicts the shipping price but not the tax %s', (_, cart, taxRate) => {
    expect(
      predictShippingChange(cart, { cents: 3_495, taxRate }, { discountsMayChange: false }),
    ).toMatchObject({
      shipping: 3_495,
      discountedShipping: 3_495,
      tax: 'updating',
      total: 'updating',
    })
  })

  test('returns a tax of 0 on shipping at a tax rate of 0', () => {
    expect(
      predictShippingChange(
        taxed(),
        { cents: 995, taxRate: { amount: 0, includedInPrice: false } },
        { discountsMayChange: false },
      ),
    ).toMatchObject({ tax: 156, total: 5_051 })
  })
})

describe('a discount', () => {
  const off = (value: number, type: string) =>
    delivered(
      { totalPrice: usd(3_900 + value) },
      {
        discountedPrice: {
          value: usd(value),
          includedDiscounts: [{ discountedAmount: usd(795 - value), discount: { value: { type } } }],
        },
      },
    )

  test('keeps shipping free for another shipping method when a percentage discount covers the whole shipping price', () => {
    expect(
      predictShippingChange(off(0, 'relative'), { cents: 3_495 }, { discountsMayChange: false }),
    ).toMatchObject({
      shipping: 3_495,
      discountedShipping: 0,
      total: 3_900,
    })
  })

  test.each([
    ['of a part of the shipping price', off(398, 'relative')],
    ['of a fixed amount', off(0, 'absolute')],
    [
      'on the total',
      delivered({ discountOnTotalPrice: { discountedAmount: usd(500), includedDiscounts: [] } }),
    ],
    ['in a best deal', delivered({ discountTypeCombination: { type: 'BestDeal' } })],
  ])('predicts the shipping price but not the total with a discount %s', (_, cart) => {
    expect(predictShippingChange(cart, { cents: 3_495 }, { discountsMayChange: false })).toMatchObject({
      shipping: 3_495,
      discountedShipping: 'updating',
      total: 'updating',
    })
  })

  test('leaves the total unknown when a discount may depend on shipping', () => {
    expect(predictShippingChange(taxed(), { cents: 3_495, taxRate: onTop })).toMatchObject({
      shipping: 3_495,
      discountedShipping: 'updating',
      tax: 'updating',
      total: 'updating',
    })
  })
})
