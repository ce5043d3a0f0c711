import type { CartEvents } from '@selvedge/analytics/tracker'
import {
  cartChangeEvents,
  checkoutStepEvents,
  purchase,
  type TrackedCartLike,
  viewCart,
} from '@selvedge/cart-domain'
import { expectTypeOf, test } from 'vitest'

test('the cart events of the rules fit the tracker', () => {
  expectTypeOf({ cartChangeEvents, viewCart, checkoutStepEvents, purchase }).toExtend<
    CartEvents<TrackedCartLike>
  >()
})
