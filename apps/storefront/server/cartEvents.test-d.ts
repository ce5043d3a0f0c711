import type { CartEventFunctions } from '@selvedge/analytics/tracker'
import {
  cartChangeEvents,
  checkoutStepEvents,
  type EventCart,
  purchaseEvent,
  viewCartEvent,
} from '@selvedge/cart-domain'
import { expectTypeOf, test } from 'vitest'

test('the event functions of cart-domain have the types that the tracker expects', () => {
  expectTypeOf({ cartChangeEvents, viewCartEvent, checkoutStepEvents, purchaseEvent }).toExtend<
    CartEventFunctions<EventCart>
  >()
})
