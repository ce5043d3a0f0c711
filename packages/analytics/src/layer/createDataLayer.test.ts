import { expect, test } from 'vitest'
import { createConsent } from '../consent/createConsent.ts'
import type { CommerceEvent } from '../events/commerceEvent.ts'
import { memorySink } from '../sinks/memorySink.ts'
import { createDataLayer } from './createDataLayer.ts'

const view = {
  event: 'view_cart',
  ecommerce: { currency: 'USD', value: 39, items: [], step: 0 },
} satisfies CommerceEvent
const page = (pageType: string) => ({ event: 'page-type', pageType }) as const
const clear = { event: 'clear-ecommerce', ecommerce: null }

test('sends a clear-ecommerce event only before ecommerce events', () => {
  const sink = memorySink()
  const layer = createDataLayer({ sinks: [sink], consent: createConsent('granted') })
  layer.push(view)
  layer.push(page('cart'))
  layer.push(view)
  expect(sink.entries).toEqual([clear, view, page('cart'), clear, view])
})

test('queues events while consent is pending, and sends them in order after consent is granted', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  layer.push(page('home'))
  layer.push(view)
  expect(sink.entries).toEqual([])
  consent.set('granted')
  layer.push(page('cart'))
  expect(sink.entries).toEqual([page('home'), clear, view, page('cart')])
})

test('drops queued and later events when consent is denied', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  layer.push(page('home'))
  consent.set('denied')
  layer.push(page('cart'))
  consent.set('granted')
  expect(sink.entries).toEqual([])
  layer.push(page('checkout'))
  expect(sink.entries).toEqual([page('checkout')])
})

test('sends queued events once, even when consent is revoked and granted again', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  layer.push(page('home'))
  consent.set('granted')
  consent.set('pending')
  layer.push(page('cart'))
  consent.set('granted')
  expect(sink.entries).toEqual([page('home'), page('cart')])
})

test('drops the oldest events when the queue is full', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent, maxQueued: 2 })
  for (const type of ['a', 'b', 'c']) layer.push(page(type))
  consent.set('granted')
  expect(sink.entries).toEqual([page('b'), page('c')])
})

test('queues a hundred events by default, and none when the limit is 0', () => {
  const sink = memorySink()
  const none = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  const unqueued = createDataLayer({ sinks: [none], consent, maxQueued: 0 })
  for (let at = 0; at <= 100; at += 1) {
    layer.push(page(`${at}`))
    unqueued.push(page(`${at}`))
  }
  consent.set('granted')
  expect(sink.entries.length).toBe(100)
  expect(sink.entries[0]).toEqual(page('1'))
  expect(none.entries).toEqual([])
})

test('sends each entry to each sink, even after one sink has thrown', () => {
  const sink = memorySink()
  const broken = {
    push: () => {
      throw new Error('full')
    },
  }
  const layer = createDataLayer({ sinks: [broken, sink], consent: createConsent('granted') })
  layer.push(view)
  expect(sink.entries).toEqual([clear, view])
})

test('discards queued events when the data layer is closed', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  layer.push(view)
  layer.close()
  consent.set('granted')
  expect(sink.entries).toEqual([])
})

test('sends the events of a site, and clears the items before those with items', () => {
  type OwnEvent = {
    readonly event: 'order_sample'
    readonly ecommerce?: { readonly items: readonly string[] }
  }
  const sink = memorySink<OwnEvent>()
  const layer = createDataLayer<OwnEvent>({ sinks: [sink], consent: createConsent('granted') })
  const listed = { event: 'view_item_list', ecommerce: { items: [] } } as const
  layer.push({ event: 'order_sample' })
  layer.push({ event: 'order_sample', ecommerce: { items: ['a'] } })
  layer.push(listed)
  expect(sink.entries).toEqual([
    { event: 'order_sample' },
    clear,
    { event: 'order_sample', ecommerce: { items: ['a'] } },
    clear,
    listed,
  ])
})
