import type { CommerceEvent } from '@selvedge/analytics'
import { describe, expectTypeOf, it } from 'vitest'
import { couponEvent, purchase, viewCart } from './cartEvents.ts'

describe('types of cart events', () => {
  it('are events of the data layer', () => {
    expectTypeOf(viewCart).returns.toExtend<CommerceEvent>()
    expectTypeOf(couponEvent).returns.toExtend<CommerceEvent>()
    expectTypeOf(purchase).returns.toExtend<CommerceEvent>()
  })

  it('have the number of their step', () => {
    expectTypeOf<ReturnType<typeof viewCart>['ecommerce']['step']>().toEqualTypeOf<0>()
    expectTypeOf<ReturnType<typeof purchase>['ecommerce']['step']>().toEqualTypeOf<5>()
  })
})
