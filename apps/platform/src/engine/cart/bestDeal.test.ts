import { describe, expect, it } from 'vitest'
import type { CartDiscountEffect } from '../../model/discount.ts'
import type { Product } from '../../model/product.ts'
import { money } from '../money/money.ts'
import { currencies } from '../testing/builders.ts'
import { lines, percent, priced, roll, yard } from '../testing/workedExample.ts'

// Calculated by hand; each example shows its arithmetic. A yard costs 18.99 and a roll 50.05 in every currency.
// Shipping is 7.95, and free from 75.00 of goods on.

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

  it.each(currencies)('%s, BestDeal: the sale wins against a cart discount of 10 %%', (currency) => {
    // sale: 2 × 1599 = 3198. 10 % off 1899 = 1709.1 → 1709, × 2 = 3418. 3198 + 795 = 3993
    const cart = priced({ currency, lines: [[sale, 2]], effects: [tenOff], mode: 'BestDeal' })
    expect(cart.totalPrice.centAmount).toBe(3993)
    expect(cart.discountTypeCombination).toEqual({ type: 'BestDeal', chosenDiscountType: 'ProductDiscount' })
    expect(cart.lineItems[0]?.discountedPricePerQuantity).toEqual([])
  })

  it.each(currencies)(
    '%s, BestDeal: a cart discount of 20 %% wins against the sale and reduces the list price',
    (currency) => {
      // 1899 × 0.8 = 1519.2 → 1519, × 2 = 3038 < 3198; + 795 = 3833
      const cart = priced({ currency, lines: [[sale, 2]], effects: [twentyOff], mode: 'BestDeal' })
      expect(cart.totalPrice.centAmount).toBe(3833)
      expect(cart.discountTypeCombination).toEqual({ type: 'BestDeal', chosenDiscountType: 'CartDiscount' })
      expect(cart.lineItems[0]?.price.discounted).toBeUndefined()
    },
  )

  it('BestDeal chooses one kind of discount for the whole cart', () => {
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

  it('in the mode BestDeal, uses the sale price when no cart discount applies, even if the price for the quantity is lower', () => {
    const tier = { minimumQuantity: 2, value: money('USD', 1499) }
    const tiered: Product = {
      ...sale,
      masterVariant: {
        ...sale.masterVariant,
        prices: sale.masterVariant.prices.map((price) => ({ ...price, tiers: [tier] })),
      },
    }
    // 2 × 1599 = 3198, + 795 = 3993; the tier alone would be 2 × 1499
    const cart = priced({ currency: 'USD', lines: [[tiered, 2]], mode: 'BestDeal' })
    expect(cart.totalPrice.centAmount).toBe(3993)
    expect(cart.lineItems[0]?.price.discounted?.value.centAmount).toBe(1599)
    expect(cart.discountTypeCombination).toEqual({ type: 'BestDeal', chosenDiscountType: 'ProductDiscount' })
  })

  it('BestDeal makes no choice when there are no discounts', () => {
    const plain = priced({ currency: 'USD', lines: [[yard, 1]], mode: 'BestDeal' })
    expect(plain.discountTypeCombination).toEqual({ type: 'BestDeal' })
  })
})
