import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/builders.ts'
import { inAll, lines, percent, priced, roll, sides, yard } from '../testing/workedExample.ts'

// Calculated by hand; each example shows its arithmetic. A yard costs 18.99 and a roll 50.05 in every currency.
// Shipping is 7.95, and free from 75.00 of goods on.

describe('cart discounts', () => {
  it('USD: a percentage off each unit, rounded by the cart’s rounding mode', () => {
    // 5005 × 0.9 = 4504.5 → 4504 (even), 4505 (up), 4504 (down); × 1
    const unit = (priceRoundingMode: 'HalfEven' | 'HalfUp' | 'HalfDown') =>
      priced({
        currency: 'USD',
        lines: [[roll, 1]],
        effects: [{ value: percent(10), target: lines }],
        more: { priceRoundingMode },
      }).lineItems[0]?.totalPrice.centAmount
    expect([unit('HalfEven'), unit('HalfUp'), unit('HalfDown')]).toEqual([4504, 4505, 4504])
  })

  it('CAD: 5.00 off each unit, never below zero', () => {
    // a button of 3.00: 300 − 500 → 0; a yard 1899 − 500 = 1399, × 2 = 2798; + shipping 795
    const button = aProduct('button', 300)
    const value = {
      type: 'absolute',
      money: inAll(500),
      applicationMode: 'IndividualApplication',
    } as const
    const cart = priced({
      currency: 'CAD',
      lines: [
        [button, 4],
        [yard, 2],
      ],
      effects: [{ value, target: lines }],
    })
    expect(cart.lineItems.map((line) => line.totalPrice.centAmount)).toEqual([0, 2798])
    expect(cart.totalPrice.centAmount).toBe(3593)
  })

  it('EUR: 10.00 shared in proportion to line prices; a cent that two units cannot share reduces one of them', () => {
    // 2 × 1899 = 3798 and 5005, together 8803. 1000 × 3798 / 8803 = 431.4 → 431; × 5005 / 8803 = 568.6 → 569
    // 431 over two units: 216 off one (1683) and 215 off the other (1684)
    // The mode that applies when a discount names none.
    const value = { type: 'absolute', money: inAll(1000) } as const
    const cart = priced({
      currency: 'EUR',
      lines: [
        [yard, 2],
        [roll, 1],
      ],
      effects: [{ value, target: lines }],
    })
    expect(cart.lineItems.map((line) => line.totalPrice.centAmount)).toEqual([3367, 4436])
    expect(
      cart.lineItems[0]?.discountedPricePerQuantity.map((part) => [
        part.quantity,
        part.discountedPrice.value.centAmount,
      ]),
    ).toEqual([
      [1, 1683],
      [1, 1684],
    ])
  })

  it('AUD: 10.00 shared equally among the lines; the part of a share that exceeds its line’s price goes to the other lines', () => {
    // a button of 3.00 would carry 500: it takes 300, the other line 500 + 200 = 700
    const button = aProduct('button', 300)
    const value = { type: 'absolute', money: inAll(1000), applicationMode: 'EvenDistribution' } as const
    const cart = priced({
      currency: 'AUD',
      lines: [
        [button, 1],
        [roll, 1],
      ],
      effects: [{ value, target: lines }],
    })
    expect(cart.lineItems.map((line) => line.totalPrice.centAmount)).toEqual([0, 4305])
  })

  it('GBP: a fixed price for units that cost more, then a percentage off the result', () => {
    // roll: 5005 → 4000, × 0.9 = 3600; yard: 1899 stays, × 0.9 = 1709.1 → 1709
    const fixed = { type: 'fixed', money: inAll(4000) } as const
    const cart = priced({
      currency: 'GBP',
      lines: [
        [roll, 1],
        [yard, 1],
      ],
      effects: [
        { value: fixed, target: lines },
        { value: percent(10), target: lines },
      ],
    })
    expect(cart.lineItems.map((line) => line.totalPrice.centAmount)).toEqual([3600, 1709])
    expect(
      cart.lineItems[0]?.discountedPricePerQuantity[0]?.discountedPrice.includedDiscounts.map((d) => [
        d.discountId,
        d.discountedAmount.centAmount,
      ]),
    ).toEqual([
      ['d0', 1005],
      ['d1', 400],
    ])
  })

  it('USD: half price for the cheapest of every three items, for two items at most', () => {
    // 4 yards and 3 rolls: 7 units, floor(7 / 3) = 2 times one unit: two yards at 1899 / 2 = 949.5 → 950 (even), two at
    // 1899
    const target = {
      type: 'multiBuyLineItems',
      predicate: 'true',
      triggerQuantity: 3,
      discountedQuantity: 1,
      maxOccurrence: 2,
      selectionMode: 'Cheapest',
    } as const
    const cart = priced({
      currency: 'USD',
      lines: [
        [yard, 4],
        [roll, 3],
      ],
      effects: [{ value: percent(50), target }],
    })
    expect(
      cart.lineItems[0]?.discountedPricePerQuantity.map((part) => [
        part.quantity,
        part.discountedPrice.value.centAmount,
      ]),
    ).toEqual([
      [2, 950],
      [2, 1899],
    ])
    // 2 × 950 + 2 × 1899 = 5698; 3 × 5005 = 15015; shipping is free
    expect(cart.lineItems.map((line) => line.totalPrice.centAmount)).toEqual([5698, 15_015])
    expect(cart.totalPrice.centAmount).toBe(20_713)
  })

  it.each([
    // 2 × 1899 + 795 = 4593, − 500 = 4093.
    // 4093/4593 of gross 3978 + 833 = 4811 (3798 × 1.0475 = 3978.4; 795 × 1.0475 = 832.8): 4287.3
    ['USD', { total: 4093, net: 4093, gross: 4287 }],
    // 3798 × 1.14975 = 4366.8 → 4367, + 914 = 5281; × 4093/4593 = 4706.1
    ['CAD', { total: 4093, net: 4093, gross: 4706 }],
    // 3798 / 1.19 = 3191.6 → 3192, + 668 = 3860; × 4093/4593 = 3439.8
    ['EUR', { total: 4093, net: 3440, gross: 4093 }],
    // 3798 / 1.1 = 3452.7 → 3453, + 723 = 4176; × 4093/4593 = 3721.4
    ['AUD', { total: 4093, net: 3721, gross: 4093 }],
    // 3798 / 1.2 = 3165, + 662 = 3827; × 4093/4593 = 3410.4
    ['GBP', { total: 4093, net: 3410, gross: 4093 }],
  ] as const)('%s: 5.00 off the total lowers the taxes by the same percentage', (currency, expected) => {
    const value = { type: 'absolute', money: inAll(500) } as const
    const cart = priced({
      currency,
      lines: [[yard, 2]],
      effects: [{ value, target: { type: 'totalPrice' } }],
    })
    expect(sides(cart)).toMatchObject(expected)
    expect(cart.discountOnTotalPrice?.discountedAmount.centAmount).toBe(500)
  })
})
