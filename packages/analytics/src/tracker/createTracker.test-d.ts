import { describe, expectTypeOf, it } from 'vitest'
import { createConsent } from '../consent/createConsent.ts'
import { createTracker, type TrackerOptions } from './createTracker.ts'
import { createTrackerStore, type TrackerStore } from './trackerStore.ts'

type Cart = { readonly id: string; readonly lineItems: readonly string[] }

declare const options: TrackerOptions<Cart>
declare const storage: () => Storage

describe('types of the tracker', () => {
  it('require the same type of cart in the store, the events and the server’s data', () => {
    expectTypeOf(options.store).toEqualTypeOf<TrackerStore<Cart>>()
    expectTypeOf(options.cartEvents.viewCartEvent).parameter(0).toEqualTypeOf<Cart>()
    expectTypeOf<Awaited<ReturnType<typeof options.load>>['cart']>().toEqualTypeOf<Cart | undefined>()
    createTracker(options)
  })

  it('reject a cart type without lines', () => {
    const store = createTrackerStore<{ id: string }>(createConsent(), storage)
    // @ts-expect-error A cart without lines cannot be tracked.
    createTracker({ ...options, store })
  })
})
