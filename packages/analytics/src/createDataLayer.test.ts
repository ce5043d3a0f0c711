import { expect, test } from 'vitest'
import { type Consent, createDataLayer } from './createDataLayer.ts'

const view = { event: 'view_cart', ecommerce: { currency: 'USD', value: 39, items: [] } } as const

test('an ecommerce event is preceded by a clearing one', () => {
  const layer: unknown[] = []
  createDataLayer(layer, () => 'granted').push(view)
  expect(layer).toEqual([{ event: 'clear-ecommerce', ecommerce: null }, view])
})

test('nothing passes before consent, and nothing is caught up on afterwards', () => {
  const layer: unknown[] = []
  let consent: Consent = 'denied'
  const data = createDataLayer(layer, () => consent)
  data.push(view)
  consent = 'granted'
  data.push({ event: 'page-type', pageType: 'cart' })
  expect(layer).toEqual([{ event: 'page-type', pageType: 'cart' }])
})
