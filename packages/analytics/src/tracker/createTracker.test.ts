import { expect, test } from 'vitest'
import { type ConsentState, createConsent } from '../consent/createConsent.ts'
import { memorySink } from '../sinks/memorySink.ts'
import {
  type CartEventFunctions,
  createTracker,
  type PageView,
  type TrackingData,
  type TrackingRequest,
} from './createTracker.ts'
import { createTrackerStore, type TrackerState } from './trackerStore.ts'

/** A cart of one line; a cart with quantity 0 is empty. */
type Cart = { readonly lineItems: readonly { readonly quantity: number }[] }
const aCart = (quantity: number): Cart => ({ lineItems: quantity > 0 ? [{ quantity }] : [] })
const unitsOf = (cart: Cart | undefined) => cart?.lineItems[0]?.quantity ?? 0

const commerce = { currency: 'USD', value: 39, items: [] }
const cartEvents: CartEventFunctions<Cart> = {
  cartChangeEvents: (before, after) => {
    const difference = unitsOf(after) - unitsOf(before)
    if (difference === 0) return []
    return [
      {
        event: difference > 0 ? 'add_to_cart' : 'remove_from_cart',
        ecommerce: { ...commerce, value: Math.abs(difference) },
      },
    ]
  },
  viewCartEvent: () => ({ event: 'view_cart', ecommerce: { ...commerce, step: 0 } }),
  checkoutStepEvents: (_cart, { before, step }) => [
    ...(before ? [] : [{ event: 'begin_checkout', ecommerce: commerce } as const]),
    ...(step === 'review' ? [{ event: 'review_order', ecommerce: { ...commerce, step: 4 } } as const] : []),
  ],
  purchaseEvent: (_order, number) => ({
    event: 'purchase',
    ecommerce: { ...commerce, step: 5, transaction_id: number, tax: 0, shipping: 0 },
  }),
}

const aView = (key: string, funnel?: PageView['funnel']): PageView => ({
  key,
  page: { pageType: key },
  ...(funnel ? { funnel } : {}),
})
const aGuest = (stamp = '') => ({ stamp, signedIn: false })
const tasks = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A visitor with a cart of `server.quantity` units; `requests` records the requests to the server. */
const aVisit = (
  state: ConsentState = 'granted',
  known: TrackerState<Cart> = { statistics: { order_count: 0 } },
) => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const consent = createConsent(state)
  const store = createTrackerStore<Cart>(consent, () => storage)
  store.set(known)
  const sink = memorySink()
  const requests: TrackingRequest[] = []
  const server = { quantity: 1, version: 1, fails: false }
  const load = async (request: TrackingRequest): Promise<TrackingData<Cart>> => {
    requests.push(request)
    if (server.fails) throw new Error('503')
    const cart = aCart(server.quantity)
    return {
      stamp: `cart-1:${server.version}`,
      cart,
      ...(request.order ? { order: { number: request.order, order: cart } } : {}),
      ...(request.statistics ? { statistics: { order_count: 3 } } : {}),
    }
  }
  const names = () => sink.entries.map(({ event }) => event).filter((event) => event !== 'clear-ecommerce')
  const tracker = createTracker({ consent, sinks: [sink], store, cartEvents, load })
  return { consent, store, sink, requests, server, names, tracker }
}

test('tracks a page once, with the visitor’s cart, experiment variants and statistics', async () => {
  const { tracker, sink } = aVisit()
  const visitor = { ...aGuest('cart-1:1'), treatments: { hero: 'bold' } }
  tracker.trackPageView(aView('home'), visitor)
  tracker.trackPageView(aView('home'), visitor)
  await tasks()
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

test('tracks the experiment variants of a visitor who has no cart, or whose cart cannot be loaded', async () => {
  const { tracker, sink, server } = aVisit()
  tracker.trackPageView(aView('home'), { ...aGuest(), treatments: { hero: 'bold' } })
  server.fails = true
  tracker.trackPageView(aView('cart'), { ...aGuest('cart-1:1'), treatments: { hero: 'plain' } })
  await tasks()
  expect(sink.entries).toMatchObject([
    { pageType: 'home', 'split-testing': { hero: 'bold' } },
    { pageType: 'cart', 'split-testing': { hero: 'plain' } },
  ])
})

test('tracks the events of a page after the page view', async () => {
  const { tracker, names } = aVisit()
  const exposure = {
    event: 'Split_Testing',
    experiment: 'hero',
    variant: 'bold',
    status: 'exposure',
  } as const
  tracker.trackPageView({ ...aView('home'), events: [exposure] }, aGuest())
  await tasks()
  expect(names()).toEqual(['page-type', 'Split_Testing'])
})

test('sends no request for a visitor who has neither a cart nor an account', async () => {
  const { tracker, requests, sink } = aVisit('granted', { statistics: {} })
  tracker.trackPageView(aView('home'), aGuest())
  tracker.syncCart(aGuest())
  await tasks()
  expect(requests).toEqual([])
  expect(sink.entries).toEqual([{ event: 'page-type', pageType: 'home', user_information: {} }])
})

test('sends add_to_cart before the next page view when a cart is created, but not when the visit begins with a cart', async () => {
  const { tracker, names } = aVisit()
  tracker.trackPageView(aView('product'), aGuest())
  tracker.trackPageView(aView('cart', { kind: 'cart' }), aGuest('cart-1:1'))
  await tasks()
  expect(names()).toEqual(['page-type', 'add_to_cart', 'page-type', 'view_cart'])
  const later = aVisit()
  later.tracker.trackPageView(aView('cart', { kind: 'cart' }), aGuest('cart-1:1'))
  await tasks()
  expect(later.names()).toEqual(['page-type', 'view_cart'])
})

test('tracks several quantity changes as one event with the total change, and no event when the total change is 0', async () => {
  const { tracker, names, server } = aVisit()
  tracker.trackPageView(aView('cart', { kind: 'cart' }), aGuest('cart-1:1'))
  await tasks()
  server.version = 7
  tracker.syncCart(aGuest('cart-1:7'))
  await tasks()
  server.version = 9
  server.quantity = 5
  tracker.syncCart(aGuest('cart-1:9'))
  tracker.syncCart(aGuest('cart-1:9'))
  await tasks()
  expect(names()).toEqual(['page-type', 'view_cart', 'add_to_cart'])
})

test('tracks a purchase once, even when the confirmation page is loaded again', async () => {
  const { tracker, names, store, consent, server } = aVisit()
  const success = aView('success', { kind: 'order', number: 'SV-1' })
  tracker.trackPageView(success, aGuest())
  await tasks()
  expect(names()).toEqual(['page-type', 'purchase'])
  const sink = memorySink()
  const reloaded = createTracker({
    consent,
    sinks: [sink],
    store,
    cartEvents,
    load: () => Promise.reject(new Error(`asked again, version ${server.version}`)),
  })
  reloaded.trackPageView(success, aGuest())
  await tasks()
  expect(sink.entries.map(({ event }) => event)).toEqual(['page-type'])
})

test('tracks begin_checkout once for consecutive checkout pages, and again after the shopper leaves the checkout', async () => {
  const { tracker, names } = aVisit()
  const step = (open: 'shipping' | 'billing' | 'review') =>
    aView(open, { kind: 'checkout', step: open, paymentType: 'stripe' })
  for (const view of [step('shipping'), step('billing'), step('review'), aView('home'), step('review')])
    tracker.trackPageView(view, aGuest('cart-1:1'))
  await tasks()
  expect(names().filter((name) => name !== 'page-type')).toEqual([
    'begin_checkout',
    'review_order',
    'begin_checkout',
    'review_order',
  ])
})

test('tracks a login, but not the lines that the login adds to the cart', async () => {
  const { tracker, names } = aVisit()
  tracker.trackPageView(aView('login'), aGuest())
  tracker.trackPageView(aView('home'), { stamp: 'cart-1:1', signedIn: true })
  await tasks()
  expect(names()).toEqual(['page-type', 'login', 'page-type'])
})

test('tracks the page view but no cart event when the server cannot load the cart', async () => {
  const { tracker, names, server } = aVisit()
  server.fails = true
  tracker.trackPageView(aView('cart', { kind: 'cart' }), aGuest('cart-1:1'))
  await tasks()
  server.fails = false
  tracker.trackPageView(
    aView('checkout', { kind: 'checkout', step: 'shipping', paymentType: '' }),
    aGuest('cart-1:1'),
  )
  await tasks()
  expect(names()).toEqual(['page-type', 'page-type', 'begin_checkout'])
})

test('requests the visitor’s statistics once, after the visitor has consented', async () => {
  const { tracker, requests, consent, store, names } = aVisit('pending', {})
  tracker.trackPageView(aView('home'), aGuest('cart-1:1'))
  await tasks()
  expect(requests).toEqual([{}])
  expect(names()).toEqual([])
  consent.set('granted')
  tracker.trackPageView(aView('search'), aGuest('cart-1:1'))
  await tasks()
  expect(requests).toEqual([{}, { statistics: '1' }])
  expect(store.get().statistics).toEqual({ order_count: 3 })
  expect(names()).toEqual(['page-type', 'page-type'])
})

test('tracks nothing and sends no request when the visitor has refused consent', async () => {
  const { tracker, requests, names } = aVisit('denied')
  tracker.trackPageView(aView('cart', { kind: 'cart' }), aGuest('cart-1:1'))
  tracker.syncCart(aGuest('cart-1:2'))
  tracker.trackError({ title: 'Oh no' }, '/cart')
  await tasks()
  expect(requests).toEqual([])
  expect(names()).toEqual([])
})

test('tracks an error toast with the path of its page', () => {
  const { tracker, sink } = aVisit()
  tracker.trackError({ title: 'Oh no.', content: 'Try again.', error: 'unavailable' }, '/cart')
  expect(sink.entries).toEqual([
    { event: 'toast_error', message: 'Oh no. Try again.', error: 'unavailable', location: '/cart' },
  ])
})
