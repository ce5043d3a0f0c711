import type { CommerceEvent } from '@selvedge/analytics'
import { describe, expectTypeOf, it } from 'vitest'
import { couponEvent, purchaseEvent, viewCartEvent } from './cartEvents.ts'

describe('types of cart events', () => {
  it('are events of the data layer', () => {
    expectTypeOf(viewCartEvent).returns.toExtend<CommerceEvent>()
    expectTypeOf(couponEvent).returns.toExtend<CommerceEvent>()
    expectTypeOf(purchaseEvent).returns.toExtend<CommerceEvent>()
  })

  it('have the number of their step', () => {
    expectTypeOf<ReturnType<typeof viewCartEvent>['ecommerce']['step']>().toEqualTypeOf<0>()
    expectTypeOf<ReturnType<typeof purchaseEvent>['ecommerce']['step']>().toEqualTypeOf<5>()
  })
})
