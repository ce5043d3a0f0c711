import { describe, expect, it } from 'vitest'
import type { Cart } from '../../model/cart.ts'
import type { CartDiscountEffect } from '../../model/discount.ts'
import type { Product } from '../../model/product.ts'
import { money } from '../money/money.ts'
import {
  aCart,
  aDiscount,
  aLine,
  aProduct,
  aWorld,
  currencies,
  shippedStandard,
} from '../testing/builders.ts'
import { priceCart } from './priceCart.ts'

// Hand-computed, each with its arithmetic. A yard costs 18.99 and a roll 50.05 in every currency; shipping is 7.95, free
// from 75.00 of goods on.

const places = {
  USD: { country: 'US', state: 'NC' },
  CAD: { country: 'CA', state: 'QC' },
  EUR: { country: 'DE' },
  AUD: { country: 'AU' },
  GBP: { country: 'GB' },
} as const
type Currency = keyof typeof places

const yard = aProduct('yard', 1899)
const roll = aProduct('roll', 5005, { productTypeId: 'wallpaper' })

/** The same product with a product discount's value on each price. */
const onSale = (product: Product, cents: number): Product => ({
  ...product,
  masterVariant: {
    ...product.masterVariant,
    prices: product.masterVariant.prices.map((price) => ({
      ...price,
      discounted: { value: money(price.value.currencyCode, cents), discountId: 'sale' },
    })),
  },
})

type Example = {
  readonly currency: Currency
  readonly lines: readonly (readonly [Product, number])[]
  readonly effects?: readonly CartDiscountEffect[]
  readonly mode?: 'Stacking' | 'BestDeal'
  readonly more?: Partial<Cart>
}

const priced = ({ currency, lines, effects = [], mode = 'Stacking', more }: Example): Cart => {
  const cart = aCart({
    currency,
    lineItems: lines.map(([product, quantity]) => aLine(product, quantity, currency)),
    shippingAddress: places[currency],
    shippingInfo: shippedStandard(currency),
    ...more,
  })
  const world = aWorld({
    products: lines.map(([product]) => product),
    discounts: effects.map((effect, i) => aDiscount(`d${i}`, { effect, sortOrder: `0.${9 - i}` })),
    project: { discountCombinationMode: mode },
  })
  const result = priceCart(cart, world)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

const sides = (cart: Cart) => ({
  total: cart.totalPrice.centAmount,
  net: cart.taxedPrice?.totalNet.centAmount,
  gross: cart.taxedPrice?.totalGross.centAmount,
  portions: cart.taxedPrice?.taxPortions.map(({ name, amount }) => [name, amount.centAmount]),
})

const inAll = (cents: number) => currencies.map((currency) => money(currency, cents))
const percent = (off: number) => ({ type: 'relative', permyriad: off * 100 }) as const
const lines = { type: 'lineItems', predicate: 'true' } as const

describe('tax on three yards with shipping', () => {
  const taxed = (currency: Currency) => sides(priced({ currency, lines: [[yard, 3]] }))

  it('USD, North Carolina: 4.75 % on top', () => {
    // 3 × 1899 = 5697, + 795 = 6492. 5697 × 1.0475 = 5967.6 → 5968; 795 × 1.0475 = 832.8 → 833; 5968 + 833 = 6801
    expect(taxed('USD')).toEqual({ total: 6492, net: 6492, gross: 6801, portions: [['Sales tax', 309]] })
  })

  it('CAD, Québec: 14.975 % on top, in two parts', () => {
    // 5697 × 1.14975 = 6550.1 → 6550, tax 853; 795 × 1.14975 = 914.05 → 914, tax 119
    // of 853: × 5/14.975 = 284.8 and × 9.975/14.975 = 568.2 → 285 and 568; of 119: 39.7 and 79.3 → 40 and 79
    expect(taxed('CAD')).toEqual({
      total: 6492,
      net: 6492,
      gross: 7464,
      portions: [
        ['QST', 647],
        ['GST', 325],
      ],
    })
  })

  it('EUR, Germany: 19 % included', () => {
    // 5697 / 1.19 = 4787.4 → 4787, tax 910; 795 / 1.19 = 668.07 → 668, tax 127
    expect(taxed('EUR')).toEqual({
      total: 6492,
      net: 5455,
      gross: 6492,
      portions: [['Mehrwertsteuer', 1037]],
    })
  })

  it('AUD: 10 % included', () => {
    // 5697 / 1.1 = 5179.09 → 5179, tax 518; 795 / 1.1 = 722.7 → 723, tax 72
    expect(taxed('AUD')).toEqual({ total: 6492, net: 5902, gross: 6492, portions: [['GST', 590]] })
  })

  it('GBP: 20 % included; an exact half of a net goes to the even side', () => {
    // 5697 / 1.2 = 4747.5 → 4748, tax 949; 795 / 1.2 = 662.5 → 662, tax 133
    expect(taxed('GBP')).toEqual({ total: 6492, net: 5410, gross: 6492, portions: [['VAT', 1082]] })
  })
})

describe('the tax modes', () => {
  const small = aProduct('small', 108)
  const line = (currency: Currency, more: Partial<Cart>) =>
    priced({ currency, lines: [[small, 3]], more }).lineItems[0]?.taxedPrice

  it('tax the line’s total, or a unit and then multiply', () => {
    // EUR, 19 % included: 324 / 1.19 = 272.27 → 272; a unit 108 / 1.19 = 90.76 → 91, × 3 = 273
    expect(line('EUR', {})?.totalNet.centAmount).toBe(272)
    expect(line('EUR', { taxCalculationMode: 'UnitPriceLevel' })?.totalNet.centAmount).toBe(273)
    // CAD, 14.975 % on top: 324 × 1.14975 = 372.5 → 373; a unit 124.17 → 124, × 3 = 372
    expect(line('CAD', {})?.totalGross.centAmount).toBe(373)
    expect(line('CAD', { taxCalculationMode: 'UnitPriceLevel' })?.totalGross.centAmount).toBe(372)
  })

  it('round an exact half to even, up or down', () => {
    // GBP: 795 / 1.2 = 662.5 for shipping
    const net = (taxRoundingMode: 'HalfEven' | 'HalfUp' | 'HalfDown') =>
      priced({ currency: 'GBP', lines: [[yard, 1]], more: { taxRoundingMode } }).taxedShippingPrice?.totalNet
        .centAmount
    expect([net('HalfEven'), net('HalfUp'), net('HalfDown')]).toEqual([662, 663, 662])
  })
})

describe('cart discounts', () => {
  it('USD: a percentage of each unit, rounded by the cart’s mode', () => {
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
    const value = { type: 'absolute', money: inAll(500) } as const
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

  it('EUR: 10.00 shared out by what the lines cost; the odd cent of a line falls on one of its units', () => {
    // 2 × 1899 = 3798 and 5005, together 8803. 1000 × 3798 / 8803 = 431.4 → 431; × 5005 / 8803 = 568.6 → 569
    // 431 over two units: 216 off one (1683) and 215 off the other (1684)
    const value = {
      type: 'absolute',
      money: inAll(1000),
      applicationMode: 'ProportionateDistribution',
    } as const
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

  it('AUD: 10.00 shared out evenly between the lines; what a cheap line cannot take goes to the others', () => {
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

  it('GBP: a fixed price where it is lower, then a percentage of the result', () => {
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

  it('USD: buy three, the cheapest is half price, twice at most', () => {
    // 4 yards and 3 rolls: 7 units, floor(7 / 3) = 2 times one unit: two yards at 1899 / 2 = 949.5 → 950 (even), two at 1899
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

describe('product and cart discounts together', () => {
  const twentyOff: CartDiscountEffect = { value: percent(20), target: lines }
  const tenOff: CartDiscountEffect = { value: percent(10), target: lines }
  // The yard is on sale at 15.99 instead of 18.99, which is 15.8 % off; the roll is not.
  const sale = onSale(yard, 1599)

  it.each(currencies)('%s, Stacking: the cart discount comes off the sale price', (currency) => {
    // 1599 × 0.9 = 1439.1 → 1439, × 2 = 2878; + 795 = 3673
    const cart = priced({ currency, lines: [[sale, 2]], effects: [tenOff] })
    expect(cart.totalPrice.centAmount).toBe(3673)
    expect(cart.discountTypeCombination).toEqual({ type: 'Stacking' })
  })

  it.each(currencies)('%s, BestDeal: the sale wins against 10 %%', (currency) => {
    // sale: 2 × 1599 = 3198. 10 % off 1899 = 1709.1 → 1709, × 2 = 3418. 3198 + 795 = 3993
    const cart = priced({ currency, lines: [[sale, 2]], effects: [tenOff], mode: 'BestDeal' })
    expect(cart.totalPrice.centAmount).toBe(3993)
    expect(cart.discountTypeCombination).toEqual({ type: 'BestDeal', chosenDiscountType: 'ProductDiscount' })
    expect(cart.lineItems[0]?.discountedPricePerQuantity).toEqual([])
  })

  it.each(currencies)('%s, BestDeal: 20 %% wins against the sale, on the undiscounted price', (currency) => {
    // 1899 × 0.8 = 1519.2 → 1519, × 2 = 3038 < 3198; + 795 = 3833
    const cart = priced({ currency, lines: [[sale, 2]], effects: [twentyOff], mode: 'BestDeal' })
    expect(cart.totalPrice.centAmount).toBe(3833)
    expect(cart.discountTypeCombination).toEqual({ type: 'BestDeal', chosenDiscountType: 'CartDiscount' })
    expect(cart.lineItems[0]?.price.discounted).toBeUndefined()
  })

  it('BestDeal chooses once for the whole cart', () => {
    // sale: 1599 + 5005 = 6604. 10 % off both: 1709 + 4504 = 6213: the cart discount wins, although the yard alone is
    // cheaper on sale. + 795 = 7008
    const cart = priced({
      currency: 'USD',
      lines: [
        [sale, 1],
        [roll, 1],
      ],
      effects: [tenOff],
      mode: 'BestDeal',
    })
    expect(cart.totalPrice.centAmount).toBe(7008)
    expect(cart.lineItems.map((line) => line.totalPrice.centAmount)).toEqual([1709, 4504])
  })

  it('BestDeal has chosen nothing where there is nothing to choose from', () => {
    const plain = priced({ currency: 'USD', lines: [[yard, 1]], mode: 'BestDeal' })
    expect(plain.discountTypeCombination).toEqual({ type: 'BestDeal' })
  })
})
