import { expect, test } from 'vitest'
import {
  type AnalyticsEvent,
  type AnalyticsItem,
  createConsent,
  createDataLayer,
  type DataLayerEntry,
  type LoginEvent,
  memorySink,
  type PageData,
  pageViewEvent,
  type RecommendedEvent,
  runExperiment,
  toastErrorEvent,
} from './index.ts'

const item: AnalyticsItem = { item_id: 'sku', item_name: 'Meadow', price: 39, quantity: 1 }
const commerce = { currency: 'USD', value: 39, items: [item] }
const reported = (event: AnalyticsEvent): readonly DataLayerEntry[] => {
  const sink = memorySink()
  createDataLayer({ sinks: [sink], consent: createConsent('granted') }).push(event)
  return sink.entries
}

/** One of each event of spec §7, without the events that only sites report; the type makes sure that the list is complete. */
const events = {
  add_to_cart: { event: 'add_to_cart', ecommerce: commerce },
  remove_from_cart: { event: 'remove_from_cart', ecommerce: commerce },
  view_cart: { event: 'view_cart', ecommerce: { ...commerce, step: 0 } },
  begin_checkout: { event: 'begin_checkout', ecommerce: commerce },
  add_shipping_info: { event: 'add_shipping_info', ecommerce: { ...commerce, step: 2 } },
  add_payment_info: { event: 'add_payment_info', ecommerce: { ...commerce, step: 3 } },
  review_order: { event: 'review_order', ecommerce: { ...commerce, step: 4 } },
  purchase: {
    event: 'purchase',
    ecommerce: { ...commerce, step: 5, transaction_id: 'SV-1', tax: 0, shipping: 0 },
  },
  view_item: { event: 'view_item', ecommerce: commerce },
  apply_coupon: { event: 'apply_coupon', ecommerce: { ...commerce, coupon: 'TEN' } },
  remove_coupon: { event: 'remove_coupon', ecommerce: { ...commerce, coupon: 'TEN' } },
  shipping_info: { event: 'shipping_info', ecommerce: { ...commerce, step: 2 } },
  'page-type': { event: 'page-type', pageType: 'home' },
  Split_Testing: runExperiment({ experiment: 'hero', variant: 'b' }, {}).event,
  toast_error: toastErrorEvent({}, () => '/'),
  login: { event: 'login' },
} satisfies {
  readonly [Name in Exclude<AnalyticsEvent['event'], RecommendedEvent['event']>]:
    | Extract<AnalyticsEvent, { event: Name }>
    | AnalyticsEvent
}

const names = Object.keys(events)

/** Section, sentence, and check. */
const facts: readonly (readonly [section: string, sentence: string, holds: () => void])[] = [
  [
    '§7',
    'Analytics events (data layer): add_to_cart, remove_from_cart, view_cart, begin_checkout, add_shipping_info, add_payment_info, review_order, purchase, view_item, apply_coupon, remove_coupon, shipping_info, page-type, Split_Testing, clear-ecommerce, toast_error.',
    () => {
      const listed =
        'add_to_cart, remove_from_cart, view_cart, begin_checkout, add_shipping_info, add_payment_info, review_order, purchase, view_item, apply_coupon, remove_coupon, shipping_info, page-type, Split_Testing, toast_error'
      expect(names.filter((name) => name !== 'login')).toEqual(listed.split(', '))
      for (const event of Object.values(events)) {
        const before = 'ecommerce' in event ? [{ event: 'clear-ecommerce', ecommerce: null }] : []
        expect(reported(event)).toEqual([...before, event])
      }
    },
  ],
  [
    '§4',
    'Login: success stores the customer token, clears the anonymous token and sends a login analytics event.',
    () => {
      const login: LoginEvent = { event: 'login', method: 'password' }
      expect(reported(login)).toEqual([login])
    },
  ],
  [
    '§3',
    'Page-view data: pageType, pageCategory, pageSubcategory, cart_id, guest_cart_id, split-testing data; user stats stored under user_information.',
    () => {
      const page = {
        pageType: 'product',
        pageCategory: 'printed-fabric',
        pageSubcategory: 'linen',
        cart_id: 'c',
        guest_cart_id: 'g',
        'split-testing': { hero: 'b' },
        user_information: { orders: 3 },
      } satisfies Required<PageData>
      expect(reported(pageViewEvent(page))).toEqual([{ event: 'page-type', ...page }])
    },
  ],
  [
    '§3',
    'for analytics also childSku, parentSku',
    () => {
      const own: AnalyticsItem = { ...item, childSku: 'child', parentSku: 'parent' }
      const event: AnalyticsEvent = { event: 'view_item', ecommerce: { ...commerce, items: [own] } }
      expect(reported(event).at(-1)).toEqual(event)
    },
  ],
  [
    '§4',
    'Analytics funnel steps: view cart 0, shipping info 2, payment info 3, review order 4, purchase 5.',
    () => {
      const { view_cart, add_shipping_info, shipping_info, add_payment_info, review_order, purchase } = events
      const steps = [view_cart, add_shipping_info, shipping_info, add_payment_info, review_order, purchase]
      expect(steps.map(({ ecommerce }) => ecommerce.step)).toEqual([0, 2, 2, 3, 4, 5])
      // @ts-expect-error another number does not compile
      const wrong: AnalyticsEvent = { event: 'view_cart', ecommerce: { ...commerce, step: 1 } }
      expect(wrong.event).toBe('view_cart')
    },
  ],
  [
    '§4',
    "Experiment content shows only when the visitor's variant matches and reports an exposure event; otherwise a disabled event.",
    () => {
      const hero = { experiment: 'hero', variant: 'b' }
      expect(runExperiment(hero, { hero: 'b' })).toMatchObject({ shown: true, event: { status: 'exposure' } })
      expect(runExperiment(hero, { hero: 'a' })).toMatchObject({
        shown: false,
        event: { status: 'disabled' },
      })
    },
  ],
  [
    '§8',
    'Experiment fetch failure: logs and shows nothing.',
    () => expect(runExperiment({ experiment: 'hero', variant: 'b' }, undefined).shown).toBe(false),
  ],
  [
    '§8',
    "Error toasts push toast_error with message (title and content joined, else 'An error occurred'), error value (fallback 'Unknown error') and location (current path by default).",
    () => {
      expect(toastErrorEvent({ title: 'A.', content: 'B.', error: 'C' }, () => '/cart')).toEqual({
        event: 'toast_error',
        message: 'A. B.',
        error: 'C',
        location: '/cart',
      })
      expect(toastErrorEvent({})).toMatchObject({ message: 'An error occurred', error: 'Unknown error' })
    },
  ],
  [
    '§5',
    'GDPR agreement required.',
    () => {
      const sink = memorySink()
      const consent = createConsent()
      const layer = createDataLayer({ sinks: [sink], consent })
      layer.push(events.view_cart)
      expect(sink.entries).toEqual([])
      consent.set('granted')
      expect(sink.entries.length).toBe(2)
    },
  ],
]

test.each(facts)('follows the specification, %s: %s', (_, __, holds) => holds())
