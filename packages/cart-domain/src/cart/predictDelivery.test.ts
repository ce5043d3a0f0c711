import { describe, expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import type { CartLike } from './cartLike.ts'
import { predictDelivery } from './predictDelivery.ts'

const onTop = { amount: 0.04, includedInPrice: false }
const included = { amount: 0.2, includedInPrice: true }

/** A cart of 39.00 that is delivered for 7.95. */
const delivered = (more: Partial<CartLike> = {}, shipping: object = {}): CartLike =>
  aCart([aLine()], {
    totalPrice: usd(4_695),
    shippingInfo: { shippingMethodName: 'Standard', price: usd(795), ...shipping },
    ...more,
  })
/** The same where 4 per cent come on top. */
const taxed = (more: Partial<CartLike> = {}): CartLike =>
  delivered(
    { taxedPrice: { totalNet: usd(4_695), totalGross: usd(4_883) }, ...more },
    { taxedPrice: { totalNet: usd(795), totalGross: usd(827) } },
  )

test('another price of delivery moves the total by what it costs more', () => {
  expect(predictDelivery(delivered(), { cents: 3_495 }, 'none')).toEqual({
    currencyCode: 'USD',
    subtotal: 3_900,
    shipping: 3_495,
    discountedShipping: 3_495,
    tax: undefined,
    taxIncluded: false,
    discount: 0,
    total: 7_395,
  })
  expect(predictDelivery(delivered(), { cents: 0 }, 'none')).toMatchObject({ shipping: 0, total: 3_900 })
})

test('a cart without a way of delivery gets one', () => {
  expect(predictDelivery(aCart(), { cents: 795 }, 'none')).toMatchObject({ shipping: 795, total: 4_695 })
})

describe('tax', () => {
  test('comes on top of what delivery costs, rounded by itself', () => {
    expect(predictDelivery(taxed(), { cents: 3_495, taxRate: onTop }, 'none')).toMatchObject({
      tax: 296,
      taxIncluded: false,
      total: 7_691,
    })
  })

  test('that the price holds leaves the total as the price has it', () => {
    const cart = delivered(
      { taxedPrice: { totalNet: usd(3_912), totalGross: usd(4_695) } },
      { taxedPrice: { totalNet: usd(662), totalGross: usd(795) } },
    )
    expect(predictDelivery(cart, { cents: 1_995, taxRate: included }, 'none')).toMatchObject({
      tax: 983,
      taxIncluded: true,
      total: 5_895,
    })
    const byUnits = { ...cart, taxCalculationMode: 'UnitPriceLevel' }
    expect(predictDelivery(byUnits, { cents: 1_995, taxRate: included }, 'none')).toMatchObject({
      tax: 'updating',
      total: 5_895,
    })
  })

  test.each([
    ['without a rate', taxed(), null],
    ['rounded otherwise', taxed({ taxRoundingMode: 'HalfUp' }), onTop],
    [
      'of a delivery that says nothing of its own',
      delivered({ taxedPrice: taxed().taxedPrice ?? null }),
      onTop,
    ],
  ])('%s is not known, and the charge is', (_, cart, taxRate) => {
    expect(predictDelivery(cart, { cents: 3_495, taxRate }, 'none')).toMatchObject({
      shipping: 3_495,
      discountedShipping: 3_495,
      tax: 'updating',
      total: 'updating',
    })
  })

  test('of nothing is nothing', () => {
    expect(
      predictDelivery(taxed(), { cents: 995, taxRate: { amount: 0, includedInPrice: false } }, 'none'),
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

  test('that takes all of what delivery costs takes all of another price', () => {
    expect(predictDelivery(off(0, 'relative'), { cents: 3_495 }, 'none')).toMatchObject({
      shipping: 3_495,
      discountedShipping: 0,
      total: 3_900,
    })
  })

  test.each([
    ['that takes a part of it', off(398, 'relative')],
    ['of an amount', off(0, 'absolute')],
    [
      'off the total',
      delivered({ discountOnTotalPrice: { discountedAmount: usd(500), includedDiscounts: [] } }),
    ],
    ['of a best deal', delivered({ discountTypeCombination: { type: 'BestDeal' } })],
  ])('%s leaves the total open, and tells the charge', (_, cart) => {
    expect(predictDelivery(cart, { cents: 3_495 }, 'none')).toMatchObject({
      shipping: 3_495,
      discountedShipping: 'updating',
      total: 'updating',
    })
  })

  test('of which nobody knows leaves the total open', () => {
    expect(predictDelivery(taxed(), { cents: 3_495, taxRate: onTop })).toMatchObject({
      shipping: 3_495,
      discountedShipping: 'updating',
      tax: 'updating',
      total: 'updating',
    })
  })
})
