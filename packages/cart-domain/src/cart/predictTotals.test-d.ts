import { describe, expectTypeOf, it } from 'vitest'
import type { CartLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'
import { predictShippingChange } from './predictShippingChange.ts'
import {
  type PredictedAmount,
  type PredictedTotals,
  type PredictionOptions,
  predictTotals,
} from './predictTotals.ts'

describe('types of predictions', () => {
  it('are an amount or `updating`', () => {
    expectTypeOf<PredictedAmount>().toEqualTypeOf<number | 'updating'>()
    expectTypeOf<PredictedTotals['tax']>().toEqualTypeOf<number | undefined | 'updating'>()
  })

  it('are always returned', () => {
    expectTypeOf(predictTotals).returns.toEqualTypeOf<PredictedTotals>()
    expectTypeOf(predictShippingChange).returns.toEqualTypeOf<PredictedTotals>()
  })

  it('accept the totals of a cart, which are all known', () => {
    expectTypeOf(cartTotals).returns.toExtend<PredictedTotals>()
  })

  it('allow a call without knowledge of conditional discounts', () => {
    expectTypeOf(predictTotals).parameter(2).toEqualTypeOf<PredictionOptions | undefined>()
  })

  it('read carts whose optional fields are null, undefined or missing', () => {
    const totalPrice = { currencyCode: 'USD', centAmount: 0 }
    expectTypeOf({ lineItems: [], totalPrice }).toExtend<CartLike>()
    expectTypeOf({
      lineItems: [],
      totalPrice,
      taxedPrice: null,
      shippingInfo: undefined,
    }).toExtend<CartLike>()
    expectTypeOf({ lineItems: [] }).not.toExtend<CartLike>()
  })
})
