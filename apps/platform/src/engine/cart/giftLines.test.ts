import { describe, expect, it } from 'vitest'
import type { Cart } from '../../model/cart.ts'
import type { CartDiscountEffect } from '../../model/discount.ts'
import { money } from '../money/money.ts'
import type { PricingContext } from '../pricingContext.ts'
import {
  aCart,
  aCode,
  aDiscount,
  aLine,
  aPricingContext,
  aProduct,
  shippedStandard,
} from '../testing/builders.ts'
import { priceCart } from './priceCart.ts'

const lawn = aProduct('lawn', 1899)
const sampler = aProduct('sampler', 990)
const gift: CartDiscountEffect = { value: { type: 'giftLineItem', productId: 'sampler', variantId: 1 } }
const overForty = aDiscount('gift', {
  effect: gift,
  cartPredicate: 'lineItemTotal(true) >= "40.00 USD"',
  sortOrder: '0.9',
})

const pricingWith = (...discounts: Parameters<typeof aDiscount>[1][]): PricingContext =>
  aPricingContext({
    products: [lawn, sampler],
    discounts: [overForty, ...discounts.map((parts, i) => aDiscount(`d${i}`, parts))],
  })

const priced = (cart: Cart, pricing = pricingWith()): Cart => {
  const result = priceCart(cart, pricing)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
const cartOf = (quantity: number, more: Partial<Cart> = {}): Cart =>
  aCart({ lineItems: [aLine(lawn, quantity)], ...more })

describe('a gift', () => {
  it('adds a gift as a separate line that costs nothing and refers to its discount', () => {
    const cart = priced(cartOf(3, { shippingAddress: { country: 'US', state: 'NC' } }))
    expect(cart.lineItems[1]).toMatchObject({
      productId: 'sampler',
      quantity: 1,
      giftOf: 'gift',
      price: { value: { centAmount: 990 } },
      totalPrice: { centAmount: 0 },
      discountedPricePerQuantity: [
        {
          quantity: 1,
          discountedPrice: {
            value: { centAmount: 0 },
            includedDiscounts: [{ discountId: 'gift', discountedAmount: { centAmount: 990 } }],
          },
        },
      ],
      taxedPrice: { totalGross: { centAmount: 0 } },
    })
    expect(cart.totalPrice.centAmount).toBe(5697)
  })

  it('keeps the id of a gift line while the cart qualifies, and removes the line when the cart no longer qualifies', () => {
    const cart = priced(cartOf(3))
    expect(priced(cart).lineItems[1]?.id).toBe(cart.lineItems[1]?.id)
    const [line] = cart.lineItems
    const fewer = {
      ...cart,
      lineItems: [{ ...(line ?? aLine(lawn, 1)), quantity: 1 }, ...cart.lineItems.slice(1)],
    }
    expect(priced(fewer).lineItems.map((each) => each.productId)).toEqual(['lawn'])
  })

  it('does not count a gift in the condition of its own discount, in other discounts or in free shipping', () => {
    // 2 × 18.99 = 37.98: the sampler's 9.90 would lift it over 40.00
    expect(priced(cartOf(2)).lineItems).toHaveLength(1)
    const costly = aProduct('sampler', 9_000)
    const pricing = aPricingContext({ products: [lawn, costly], discounts: [overForty] })
    const shipped = { shippingAddress: { country: 'US' }, shippingInfo: shippedStandard() }
    expect(priced(cartOf(3, shipped), pricing).shippingInfo?.price.centAmount).toBe(795)
    const tenOff = priced(cartOf(3), pricingWith({ sortOrder: '0.1' }))
    expect(
      tenOff.lineItems[1]?.discountedPricePerQuantity[0]?.discountedPrice.includedDiscounts,
    ).toHaveLength(1)
  })

  it('does not add a gift again after the shopper refused it', () => {
    expect(priced(cartOf(3, { refusedGiftIds: ['gift'] })).lineItems).toHaveLength(1)
  })

  it('does not add a gift that has no price in the currency of the cart', () => {
    const only = { ...sampler, masterVariant: { ...sampler.masterVariant, prices: [] } }
    const pricing = aPricingContext({ products: [lawn, only], discounts: [overForty] })
    expect(priced(cartOf(3), pricing).lineItems).toHaveLength(1)
  })

  it('stops later discounts when the discount of a gift has the mode StopAfterThisDiscount', () => {
    const stopping = aDiscount('gift', {
      effect: gift,
      sortOrder: '0.9',
      stackingMode: 'StopAfterThisDiscount',
    })
    const later = aDiscount('later', { sortOrder: '0.1', requiresDiscountCode: true })
    const pricing = aPricingContext({
      products: [lawn, sampler],
      discounts: [stopping, later],
      codes: [aCode('LATER', { cartDiscountIds: ['later'] })],
    })
    const cart = cartOf(1, { discountCodes: [{ id: 'LATER', state: 'MatchesCart' }] })
    expect(priced(cart, pricing)).toMatchObject({
      totalPrice: { centAmount: 1899 },
      discountCodes: [{ state: 'ApplicationStoppedByPreviousDiscount' }],
    })
    expect(priced({ ...cart, refusedGiftIds: ['gift'] }, pricing).totalPrice.centAmount).toBe(1709)
  })
})

describe('a discount without effect', () => {
  it('applies later discounts when a discount with StopAfterThisDiscount has no effect', () => {
    const none = aDiscount('none', {
      effect: {
        value: { type: 'absolute', money: [money('EUR', 500)] },
        target: { type: 'totalPrice' },
      },
      sortOrder: '0.9',
      stackingMode: 'StopAfterThisDiscount',
    })
    const pricing = aPricingContext({
      products: [lawn],
      discounts: [none, aDiscount('ten', { sortOrder: '0.1' })],
    })
    expect(priced(cartOf(1), pricing).totalPrice.centAmount).toBe(1709)
  })
})
