import type { CartEventFunctions } from '@selvedge/analytics/tracker'
import {
  cartChangeEvents,
  checkoutStepEvents,
  purchaseEvent,
  type TrackedCartLike,
  viewCartEvent,
} from '@selvedge/cart-domain'
import { expectTypeOf, test } from 'vitest'

test('the cart events of the rules fit the tracker', () => {
  expectTypeOf({ cartChangeEvents, viewCartEvent, checkoutStepEvents, purchaseEvent }).toExtend<
    CartEventFunctions<TrackedCartLike>
  >()
})
