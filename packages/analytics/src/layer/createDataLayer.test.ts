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

test('an ecommerce event comes after a clearing one, others do not', () => {
  const sink = memorySink()
  const layer = createDataLayer({ sinks: [sink], consent: createConsent('granted') })
  layer.push(view)
  layer.push(page('cart'))
  layer.push(view)
  expect(sink.entries).toEqual([clear, view, page('cart'), clear, view])
})

test('while consent is pending events are held; once it is granted they follow in their order', () => {
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

test('when consent is denied, held events and later ones are dropped for good', () => {
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

test('what was held is sent once, also when consent is taken back and given again', () => {
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

test('only so many events are held; the oldest fall out', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent, hold: 2 })
  for (const type of ['a', 'b', 'c']) layer.push(page(type))
  consent.set('granted')
  expect(sink.entries).toEqual([page('b'), page('c')])
})

test('a hundred are held unless told otherwise, and none when told so', () => {
  const sink = memorySink()
  const none = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  const forgetful = createDataLayer({ sinks: [none], consent, hold: 0 })
  for (let at = 0; at <= 100; at += 1) {
    layer.push(page(`${at}`))
    forgetful.push(page(`${at}`))
  }
  consent.set('granted')
  expect(sink.entries.length).toBe(100)
  expect(sink.entries[0]).toEqual(page('1'))
  expect(none.entries).toEqual([])
})

test('every sink gets every entry, also after one that throws', () => {
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

test('a closed layer forgets what it held', () => {
  const sink = memorySink()
  const consent = createConsent()
  const layer = createDataLayer({ sinks: [sink], consent })
  layer.push(view)
  layer.close()
  consent.set('granted')
  expect(sink.entries).toEqual([])
})
