import { describe, expectTypeOf, it } from 'vitest'
import type { MoneyLike } from '../money/money.ts'
import { type ShippingMethodLike, type ShippingOffer, shippingOffers } from './shippingOffers.ts'

type Rate = { readonly isMatching: boolean; readonly price: MoneyLike; readonly score: number }
type Method = {
  readonly id: string
  readonly isDefault: boolean
  readonly zoneRates: readonly { readonly shippingRates: readonly Rate[] }[]
}

declare const methods: readonly Method[]

describe('types of shipping offers', () => {
  it('keep the fields of the shop’s own methods and rates', () => {
    const offers = shippingOffers(methods, { lineItems: [] }, (rate) => {
      expectTypeOf(rate).toEqualTypeOf<Rate>()
      return rate.price
    })
    expectTypeOf(offers).toEqualTypeOf<ShippingOffer<Method>[]>()
  })

  it('refuse methods without rates', () => {
    expectTypeOf<{ isDefault: boolean }>().not.toExtend<ShippingMethodLike>()
  })
})
