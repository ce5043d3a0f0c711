import { describe, expectTypeOf, it } from 'vitest'
import type { Consent } from '../consent/createConsent.ts'
import type { AnalyticsEvent } from '../events/analyticsEvent.ts'
import { dataLayerSink } from '../sinks/dataLayerSink.ts'
import type { EventSink } from '../sinks/eventSink.ts'
import { memorySink } from '../sinks/memorySink.ts'
import { createDataLayer, type DataLayer } from './createDataLayer.ts'

type SampleEvent = { readonly event: 'order_sample'; readonly sku: string }

declare const consent: Consent
declare const ownSink: EventSink
const items = [{ item_id: 'a', item_name: 'Meadow', price: 39, quantity: 1 }]

describe('the recommended events of GA4', () => {
  const dataLayer = createDataLayer({ sinks: [dataLayerSink(globalThis)], consent })

  it('are accepted with their parameters', () => {
    dataLayer.push({ event: 'search', search_term: 'linen' })
    dataLayer.push({ event: 'view_item_list', ecommerce: { item_list_name: 'Linen', items } })
    dataLayer.push({ event: 'select_item', ecommerce: { item_list_id: 'linen', items } })
    dataLayer.push({ event: 'add_to_wishlist', ecommerce: { currency: 'USD', value: 39, items } })
    dataLayer.push({ event: 'view_promotion', ecommerce: { promotion_name: 'Autumn', items } })
    dataLayer.push({ event: 'select_promotion', ecommerce: { creative_slot: 'hero' } })
    dataLayer.push({ event: 'sign_up', method: 'email' })
  })

  it('are refused without their parameters', () => {
    // @ts-expect-error The search term is missing.
    dataLayer.push({ event: 'search' })
    // @ts-expect-error The items are missing.
    dataLayer.push({ event: 'select_item', ecommerce: { item_list_name: 'Linen' } })
    // @ts-expect-error The items are missing.
    dataLayer.push({ event: 'view_promotion', ecommerce: { promotion_name: 'Autumn' } })
    // @ts-expect-error The currency is missing.
    dataLayer.push({ event: 'add_to_wishlist', ecommerce: { value: 39, items } })
  })
})

describe('the events of a site', () => {
  it('are accepted beside the events of the shop, in every sink of this package', () => {
    const sink = memorySink<SampleEvent>()
    const dataLayer = createDataLayer<SampleEvent>({ sinks: [sink, dataLayerSink(globalThis)], consent })
    dataLayer.push({ event: 'order_sample', sku: 'a' })
    dataLayer.push({ event: 'login' })
    // @ts-expect-error The SKU is missing.
    dataLayer.push({ event: 'order_sample' })
    // @ts-expect-error There is no such event.
    dataLayer.push({ event: 'orderSample', sku: 'a' })
    expectTypeOf(dataLayer).toExtend<DataLayer>()
  })

  it('are refused without the type parameter, whatever the sinks accept', () => {
    const dataLayer = createDataLayer({ sinks: [dataLayerSink(globalThis), memorySink(), ownSink], consent })
    expectTypeOf(dataLayer.push).parameter(0).toEqualTypeOf<AnalyticsEvent>()
    // @ts-expect-error The event is not declared.
    dataLayer.push({ event: 'order_sample', sku: 'a' })
  })

  it('are refused by a sink that is written for the events of the shop', () => {
    // @ts-expect-error The sink does not accept the event.
    createDataLayer<SampleEvent>({ sinks: [ownSink], consent })
  })
})
