import { describe, expectTypeOf, it } from 'vitest'
import type { DataLayer } from '../layer/createDataLayer.ts'
import type { AnalyticsEvent } from './analyticsEvent.ts'
import type { CommerceEvent, CommerceFields } from './commerceEvent.ts'

declare const ecommerce: CommerceFields
declare const dataLayer: DataLayer

describe('types of commerce events', () => {
  it('are events that the data layer accepts', () => {
    expectTypeOf<CommerceEvent>().toExtend<AnalyticsEvent>()
    expectTypeOf(dataLayer.push).parameter(0).toEqualTypeOf<AnalyticsEvent>()
  })

  it('require the number of the step', () => {
    dataLayer.push({ event: 'view_cart', ecommerce: { ...ecommerce, step: 0 } })
    // @ts-expect-error Viewing the cart is step 0.
    dataLayer.push({ event: 'view_cart', ecommerce: { ...ecommerce, step: 1 } })
    // @ts-expect-error The step is missing.
    dataLayer.push({ event: 'review_order', ecommerce })
  })

  it('require a coupon only for coupon events', () => {
    dataLayer.push({ event: 'add_to_cart', ecommerce })
    // @ts-expect-error The coupon is missing.
    dataLayer.push({ event: 'apply_coupon', ecommerce })
  })

  it('refuse a misspelt event', () => {
    // @ts-expect-error The event is `add_to_cart`.
    dataLayer.push({ event: 'addToCart', ecommerce })
  })
})
