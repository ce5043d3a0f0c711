import { describe, expect, it } from 'vitest'
import type { Cart } from '../../model/cart.ts'
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
const roll = aProduct('roll', 5005, { productTypeId: 'wallpaper' })
const carolina = { country: 'US', state: 'NC' }

const priced = (cart: Cart, pricing: PricingContext): Cart => {
  const result = priceCart(cart, pricing)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

describe('priceCart', () => {
  it('adds up lines and shipping, and adds the tax to the gross total in the United States', () => {
    const cart = aCart({
      lineItems: [aLine(lawn, 3)],
      shippingAddress: carolina,
      shippingInfo: shippedStandard(),
    })
    const result = priced(cart, aPricingContext({ products: [lawn] }))
    // 3 × 1899 = 5697; + 795 = 6492. 5697 × 1.0475 = 5967.6 → 5968; 795 × 1.0475 = 832.8 → 833; 6801
    expect(result.totalPrice.centAmount).toBe(6492)
    expect([result.taxedPrice?.totalNet.centAmount, result.taxedPrice?.totalGross.centAmount]).toEqual([
      6492, 6801,
    ])
    expect(result.taxedShippingPrice?.totalTax.centAmount).toBe(38)
  })

  it('includes the tax in the price in Great Britain', () => {
    const shippingAddress = { country: 'GB' }
    const cart = aCart({ currency: 'GBP', lineItems: [aLine(lawn, 1, 'GBP')], shippingAddress })
    // 1899 / 1.2 = 1582.5 → 1582 (even), tax 317
    expect(priced(cart, aPricingContext({ products: [lawn] })).taxedPrice).toMatchObject({
      totalNet: { centAmount: 1582 },
      totalGross: { centAmount: 1899 },
      taxPortions: [{ rate: 0.2, name: 'VAT', amount: { centAmount: 317 } }],
    })
  })

  it('calculates no taxes without an address, and removes the shipping method', () => {
    const cart = aCart({ lineItems: [aLine(lawn, 1)], shippingInfo: shippedStandard() })
    const result = priced(cart, aPricingContext({ products: [lawn] }))
    expect(result.taxedPrice).toBeUndefined()
    expect(result.shippingInfo).toBeUndefined()
    expect(result.totalPrice.centAmount).toBe(1899)
  })

  it('makes shipping free when the price of the lines before cart discounts reaches the threshold', () => {
    const cart = aCart({
      lineItems: [aLine(lawn, 4)],
      shippingAddress: carolina,
      shippingInfo: shippedStandard(),
    })
    const discounts = [aDiscount('ten', {})]
    // 4 × 1899 = 7596 ≥ 7500, although 4 × 1709 = 6836 is what is paid
    expect(priced(cart, aPricingContext({ products: [lawn], discounts }))).toMatchObject({
      shippingInfo: { price: { centAmount: 0 } },
      totalPrice: { centAmount: 6836 },
    })
  })

  it('applies discounts by descending sort order, and rounds the price after each discount', () => {
    const discounts = [
      aDiscount('five-off', {
        effect: {
          value: {
            type: 'absolute',
            money: [money('USD', 5)],
            applicationMode: 'IndividualApplication',
          },
          target: { type: 'lineItems', predicate: 'true' },
        },
        sortOrder: '0.2',
      }),
      aDiscount('ten', { sortOrder: '0.9' }),
    ]
    const result = priced(
      aCart({ lineItems: [aLine(roll, 2)] }),
      aPricingContext({ products: [roll], discounts }),
    )
    // 5005 × 0.9 = 4504.5 → 4504 (even); − 5 = 4499; × 2 = 8998
    expect(result.lineItems[0]?.discountedPricePerQuantity[0]).toMatchObject({
      quantity: 2,
      discountedPrice: {
        value: { centAmount: 4499 },
        includedDiscounts: [
          { discountId: 'ten', discountedAmount: { centAmount: 501 } },
          { discountId: 'five-off', discountedAmount: { centAmount: 5 } },
        ],
      },
    })
    expect(result.totalPrice.centAmount).toBe(8998)
  })

  it('applies a discount on the total last and scales the taxes', () => {
    const discounts = [
      aDiscount('half', {
        effect: { value: { type: 'relative', permyriad: 5000 }, target: { type: 'totalPrice' } },
      }),
    ]
    const cart = aCart({
      lineItems: [aLine(roll, 1)],
      shippingAddress: carolina,
      shippingInfo: shippedStandard(),
    })
    const result = priced(cart, aPricingContext({ products: [roll], discounts }))
    // 5005 + 795 = 5800 → 2900. Gross before: 5005 × 1.0475 = 5242.7 → 5243, + 833 = 6076; halved 3038
    expect(result).toMatchObject({
      totalPrice: { centAmount: 2900 },
      discountOnTotalPrice: {
        discountedAmount: { centAmount: 2900 },
        discountedNetAmount: { centAmount: 2900 },
        discountedGrossAmount: { centAmount: 3038 },
      },
      taxedPrice: {
        totalNet: { centAmount: 2900 },
        totalGross: { centAmount: 3038 },
        totalTax: { centAmount: 138 },
      },
    })
  })

  it('applies no discount after a StopAfterThisDiscount discount, and marks the codes of later discounts as stopped', () => {
    const discounts = [
      aDiscount('first', { sortOrder: '0.9', stackingMode: 'StopAfterThisDiscount' }),
      aDiscount('second', { sortOrder: '0.1', requiresDiscountCode: true }),
    ]
    const codes = [aCode('TWICE', { cartDiscountIds: ['second'] })]
    const cart = aCart({
      lineItems: [aLine(lawn, 1)],
      discountCodes: [{ id: 'TWICE', state: 'MatchesCart' }],
    })
    const result = priced(cart, aPricingContext({ products: [lawn], discounts, codes }))
    expect(result.totalPrice.centAmount).toBe(1709)
    expect(result.discountCodes).toEqual([{ id: 'TWICE', state: 'ApplicationStoppedByPreviousDiscount' }])
  })

  it('fails when a line has no price or the country has no tax rate', () => {
    const pricing = aPricingContext({ products: [lawn] })
    const yen = priceCart(aCart({ currency: 'JPY', lineItems: [aLine(lawn, 1)] }), pricing)
    expect(yen).toMatchObject({
      ok: false,
      problem: { code: 'MatchingPriceNotFound', details: { productId: 'lawn' } },
    })
    const japan = priceCart(
      aCart({ lineItems: [aLine(lawn, 1)], shippingAddress: { country: 'JP' } }),
      pricing,
    )
    expect(japan).toMatchObject({
      ok: false,
      problem: { code: 'MissingTaxRateForCountry', details: { country: 'JP' } },
    })
  })

  it('drops lines without a price when the cart is recalculated', () => {
    const cart = aCart({ lineItems: [aLine(lawn, 1), aLine(roll, 1)] })
    const result = priceCart(cart, aPricingContext({ products: [roll] }), {
      updateProductData: true,
      dropInvalidLines: true,
    })
    expect(result.ok && result.value.lineItems.map((line) => line.productId)).toEqual(['roll'])
  })

  it('keeps the stored name of a line until the cart is recalculated with product data', () => {
    const renamed = aProduct('lawn', 1999, { name: { en: 'Fine lawn' }, slug: { en: 'fine-lawn' } })
    const recalculated = (updateProductData: boolean) => {
      const result = priceCart(
        aCart({ lineItems: [aLine(lawn, 1)] }),
        aPricingContext({ products: [renamed] }),
        {
          updateProductData,
          dropInvalidLines: true,
        },
      )
      return result.ok ? result.value.lineItems[0] : undefined
    }
    const fresh = { price: { value: { centAmount: 1999 } }, productSlug: { en: 'fine-lawn' } }
    expect(recalculated(false)).toMatchObject({ ...fresh, name: { en: 'lawn' } })
    expect(recalculated(true)).toMatchObject({ ...fresh, name: { en: 'Fine lawn' } })
  })
})
