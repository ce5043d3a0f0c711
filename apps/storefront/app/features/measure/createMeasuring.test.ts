import { type ConsentState, createConsent, memorySink } from '@selvedge/analytics'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { measuredCart } from '../../../server/measure/measuredCart.ts'
import { createKeep, type Kept } from './createKeep.ts'
import { type Asked, createMeasuring } from './createMeasuring.ts'
import type { Measured } from './loadMeasured.server.ts'
import type { Shown, Sight } from './sight.ts'

const cartOf = (quantity: number) =>
  measuredCart(
    aCart({
      id: 'cart-1',
      lineItems: [aLine({ id: 'a', quantity, totalPrice: usd(3_900 * quantity) })],
      totalPrice: usd(3_900 * quantity),
    }),
  )
const sight = (view: string, shown: Shown = { kind: 'other' }): Sight => ({
  view,
  page: { pageType: view },
  shown,
  experiments: [],
})
const guest = (stamp = '') => ({ stamp, signedIn: false })
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A visitor whose cart holds so many units; what is asked of the server is written down. */
const aVisit = (state: ConsentState = 'granted', kept: Kept = { statistics: { order_count: 0 } }) => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const consent = createConsent(state)
  const keep = createKeep(consent, () => storage)
  keep.set(kept)
  const sink = memorySink()
  const asked: Asked[] = []
  const server = { quantity: 1, version: 1, fails: false }
  const ask = async (question: Asked): Promise<Measured> => {
    asked.push(question)
    if (server.fails) throw new Error('503')
    const cart = cartOf(server.quantity)
    return {
      stamp: `cart-1:${server.version}`,
      cart,
      treatments: { hero: 'bold' },
      ...(question.order ? { order: { number: question.order, order: cart } } : {}),
      ...(question.statistics ? { statistics: { order_count: 3 } } : {}),
    }
  }
  const names = () => sink.entries.map(({ event }) => event).filter((event) => event !== 'clear-ecommerce')
  return {
    consent,
    keep,
    sink,
    asked,
    server,
    names,
    measuring: createMeasuring({ consent, sinks: [sink], keep, ask }),
  }
}

test('a page is told once, with its visitor’s carts, variants and statistics', async () => {
  const { measuring, sink } = aVisit()
  measuring.arrive(sight('home'), guest('cart-1:1'))
  measuring.arrive(sight('home'), guest('cart-1:1'))
  await settled()
  expect(sink.entries).toEqual([
    {
      event: 'page-type',
      pageType: 'home',
      cart_id: 'cart-1',
      guest_cart_id: 'cart-1',
      'split-testing': { hero: 'bold' },
      user_information: { order_count: 0 },
    },
  ])
})

test('the server is asked nothing about who has neither cart nor account', async () => {
  const { measuring, asked, sink } = aVisit('granted', { statistics: {} })
  measuring.arrive(sight('home'), guest())
  measuring.changed(guest())
  await settled()
  expect(asked).toEqual([])
  expect(sink.entries).toEqual([{ event: 'page-type', pageType: 'home', user_information: {} }])
})

test('the first thing added is told before the next page; a cart from before is not', async () => {
  const { measuring, names } = aVisit()
  measuring.arrive(sight('product'), guest())
  measuring.arrive(sight('cart', { kind: 'cart' }), guest('cart-1:1'))
  await settled()
  expect(names()).toEqual(['page-type', 'add_to_cart', 'page-type', 'view_cart'])
  const later = aVisit()
  later.measuring.arrive(sight('cart', { kind: 'cart' }), guest('cart-1:1'))
  await settled()
  expect(later.names()).toEqual(['page-type', 'view_cart'])
})

test('many changes that came to nothing are nothing; what is left of them is told once', async () => {
  const { measuring, names, server } = aVisit()
  measuring.arrive(sight('cart', { kind: 'cart' }), guest('cart-1:1'))
  await settled()
  server.version = 7
  measuring.changed(guest('cart-1:7'))
  await settled()
  server.version = 9
  server.quantity = 5
  measuring.changed(guest('cart-1:9'))
  measuring.changed(guest('cart-1:9'))
  await settled()
  expect(names()).toEqual(['page-type', 'view_cart', 'add_to_cart'])
})

test('a purchase is told once, also when its page is loaded again', async () => {
  const { measuring, names, keep, consent, server } = aVisit()
  const success = sight('success', { kind: 'order', number: 'SV-1' })
  measuring.arrive(success, guest())
  await settled()
  expect(names()).toEqual(['page-type', 'purchase'])
  const sink = memorySink()
  const again = createMeasuring({
    consent,
    sinks: [sink],
    keep,
    ask: () => Promise.reject(new Error(`asked again, version ${server.version}`)),
  })
  again.arrive(success, guest())
  await settled()
  expect(sink.entries.map(({ event }) => event)).toEqual(['page-type'])
})

test('steps of the checkout go on from where they were, and begin anew after leaving it', async () => {
  const { measuring, names } = aVisit()
  const step = (open: 'shipping' | 'billing' | 'review') =>
    sight(open, { kind: 'checkout', step: open, paymentType: 'stripe' })
  for (const page of [step('shipping'), step('billing'), step('review'), sight('home'), step('review')])
    measuring.arrive(page, guest('cart-1:1'))
  await settled()
  expect(names().filter((name) => name !== 'page-type')).toEqual([
    'begin_checkout',
    'shipping_info',
    'add_shipping_info',
    'add_payment_info',
    'review_order',
    'begin_checkout',
    'review_order',
  ])
})

test('a login is told, and the cart it brings is not taken for something added', async () => {
  const { measuring, names } = aVisit()
  measuring.arrive(sight('login'), guest())
  measuring.arrive(sight('home'), { stamp: 'cart-1:1', signedIn: true })
  await settled()
  expect(names()).toEqual(['page-type', 'login', 'page-type'])
})

test('a server that does not answer costs only what it would have said', async () => {
  const { measuring, names, server } = aVisit()
  server.fails = true
  measuring.arrive(sight('cart', { kind: 'cart' }), guest('cart-1:1'))
  await settled()
  server.fails = false
  measuring.arrive(
    sight('checkout', { kind: 'checkout', step: 'shipping', paymentType: '' }),
    guest('cart-1:1'),
  )
  await settled()
  expect(names()).toEqual(['page-type', 'page-type', 'begin_checkout', 'shipping_info'])
})

test('statistics are asked for once the visitor agreed, and only then', async () => {
  const { measuring, asked, consent, keep, names } = aVisit('pending', {})
  measuring.arrive(sight('home'), guest('cart-1:1'))
  await settled()
  expect(asked).toEqual([{}])
  expect(names()).toEqual([])
  consent.set('granted')
  measuring.arrive(sight('search'), guest('cart-1:1'))
  await settled()
  expect(asked).toEqual([{}, { statistics: '1' }])
  expect(keep.get().statistics).toEqual({ order_count: 3 })
  expect(names()).toEqual(['page-type', 'page-type'])
})

test('who refused is not followed at all', async () => {
  const { measuring, asked, names } = aVisit('denied')
  measuring.arrive(sight('cart', { kind: 'cart' }), guest('cart-1:1'))
  measuring.changed(guest('cart-1:2'))
  measuring.failed({ title: 'Oh no' }, '/cart')
  await settled()
  expect(asked).toEqual([])
  expect(names()).toEqual([])
})

test('an error toast is told with where it was', () => {
  const { measuring, sink } = aVisit()
  measuring.failed({ title: 'Oh no.', content: 'Try again.', error: 'unavailable' }, '/cart')
  expect(sink.entries).toEqual([
    { event: 'toast_error', message: 'Oh no. Try again.', error: 'unavailable', location: '/cart' },
  ])
})
