import type { Consent } from '../consent/createConsent.ts'
import type { AnalyticsEvent } from '../events/analyticsEvent.ts'
import { createDataLayer } from '../layer/createDataLayer.ts'
import { type PageData, pageViewEvent } from '../page/pageViewEvent.ts'
import type { EventSink } from '../sinks/eventSink.ts'
import { type ErrorToast, toastErrorEvent } from '../toast/toastErrorEvent.ts'
import type { TrackedStep, TrackedVisitor, TrackerStore, Visitor } from './trackerStore.ts'

/** A page that the visitor sees. */
export type PageView = {
  /** Identifies the page, product, search or checkout step. Views with equal keys are tracked once. */
  readonly key: string
  readonly page: Pick<PageData, 'pageType' | 'pageCategory' | 'pageSubcategory'>
  /** The events that follow the page view: of experiments, or of a product. */
  readonly events?: readonly AnalyticsEvent[] | undefined
  /** The part of the funnel that the page shows. */
  readonly funnel?:
    | { readonly kind: 'cart' }
    | { readonly kind: 'checkout'; readonly step: TrackedStep; readonly paymentType: string }
    | { readonly kind: 'order'; readonly number: string }
    | undefined
}

/** What is requested from the server besides the cart: a placed order by its number, the visitor's statistics. */
export type TrackingRequest = { readonly order?: string; readonly statistics?: '1' }

/** The server's data about the visitor. */
export type TrackingData<Cart> = {
  /** See `Visitor`. */
  readonly stamp: string
  readonly cart?: Cart | undefined
  /** The requested order; absent when it is not the visitor's, or not recent. */
  readonly order?: { readonly number: string; readonly order: Cart } | undefined
  readonly statistics?: Readonly<Record<string, unknown>> | undefined
}

/** Functions that create events from carts. `@selvedge/cart-domain` exports them under the same names. */
export type CartEventFunctions<Cart> = {
  /** The events between two states of a cart. */
  readonly cartChangeEvents: (before: Cart | undefined, after: Cart | undefined) => readonly AnalyticsEvent[]
  readonly viewCartEvent: (cart: Cart) => AnalyticsEvent
  /** The events when a step of the checkout opens after another one. */
  readonly checkoutStepEvents: (
    cart: Cart,
    opened: {
      readonly before: TrackedStep | undefined
      readonly step: TrackedStep
      readonly paymentType: string
    },
  ) => readonly AnalyticsEvent[]
  readonly purchaseEvent: (order: Cart, number: string) => AnalyticsEvent
}

/** What a tracker needs: the visitor's consent, the sinks, its state, the events of carts, and the server's data. */
export type TrackerOptions<Cart> = {
  readonly consent: Consent
  readonly sinks: readonly EventSink[]
  readonly store: TrackerStore<Cart>
  readonly cartEvents: CartEventFunctions<Cart>
  /**
   * Requests the visitor's data from the shop's server. When it rejects, the events are sent without this data.
   */
  readonly load: (request: TrackingRequest) => Promise<TrackingData<Cart>>
  /**
   * Runs a task while no other tab runs a task, so that only one tab reports a change. Default: without a lock.
   */
  readonly withLock?: ((task: () => Promise<void>) => Promise<void>) | undefined
}

/** Reports the shop's events to the data layer, each once. */
export type Tracker = {
  /** Reports that a page was opened. Repeated calls for the same page report nothing. */
  readonly trackPageView: (view: PageView, visitor: Visitor) => void
  /** Reports what has changed in the cart since the last report. */
  readonly syncCart: (visitor: Visitor) => void
  /** Reports that an error toast was shown at a path. */
  readonly trackError: (toast: ErrorToast, path: string) => void
}

/** How many order numbers are remembered. */
const MAX_PURCHASES = 20

/** Whether the server has no data to report about a visitor. */
const isAnonymousWithoutCart = ({ stamp, signedIn }: Visitor): boolean => stamp === '' && !signedIn

/**
 * Creates the tracker of a browser tab. Tasks run one after another, so that events keep their order; a task that fails
 * is skipped. A visitor who refused is not tracked, and no request is sent about them.
 *
 * A page reports in this order: login and changes of the cart, the page view, the page's own events, its part of the
 * funnel.
 *
 * @example
 * ```ts
 * import { createStoredConsent, dataLayerSink } from '@selvedge/analytics'
 * import {
 *   type CartEventFunctions,
 *   createTracker,
 *   createTrackerStore,
 *   type TrackingData,
 *   type TrackingRequest,
 * } from '@selvedge/analytics/tracker'
 *
 * type Cart = { readonly lineItems: readonly unknown[] }
 *
 * const startTracking = (
 *   // `cartChangeEvents`, `viewCartEvent`, `checkoutStepEvents` and `purchaseEvent` of `@selvedge/cart-domain`.
 *   cartEvents: CartEventFunctions<Cart>,
 *   load: (request: TrackingRequest) => Promise<TrackingData<Cart>>,
 * ) => {
 *   const { consent } = createStoredConsent(() => localStorage)
 *   const store = createTrackerStore<Cart>(consent, () => localStorage)
 *   const tracker = createTracker({ consent, sinks: [dataLayerSink({ dataLayer: [] })], store, cartEvents, load })
 *   tracker.trackPageView({ key: '/cart', page: { pageType: 'cart' } }, { stamp: 'cart-id:3', signedIn: false })
 * }
 * ```
 */
export const createTracker = <Cart extends { readonly lineItems: readonly unknown[] }>(
  options: TrackerOptions<Cart>,
): Tracker => {
  const { consent, sinks, store, cartEvents, load, withLock = (task) => task() } = options
  const layer = createDataLayer({ sinks, consent })
  let lastKey: string | undefined
  let queue = Promise.resolve()
  const pushAll = (events: readonly AnalyticsEvent[] = []): void => events.forEach(layer.push)
  const enqueue = (task: () => Promise<void>): void => {
    queue = queue
      .then(() => (consent.state() === 'denied' ? undefined : withLock(task)))
      .catch(() => undefined)
  }

  /** Loads the cart when it may have changed, and reports the difference. */
  const syncCart = async ({ stamp, signedIn }: Visitor): Promise<TrackedVisitor<Cart>> => {
    const { known: before, statistics } = store.get()
    const request = consent.state() === 'granted' && !statistics ? ({ statistics: '1' } as const) : {}
    const isSame = before?.stamp === stamp && before.signedIn === signedIn
    if (before && isSame && (isAnonymousWithoutCart(before) || !request.statistics)) return before
    if (before && !before.signedIn && signedIn) layer.push({ event: 'login' })
    const loaded = isAnonymousWithoutCart({ stamp, signedIn }) ? undefined : await load(request)
    const known: TrackedVisitor<Cart> = {
      stamp: loaded?.stamp ?? '',
      signedIn,
      cart: loaded?.cart,
    }
    // After a login, the lines of the customer's cart are not tracked as added.
    if (before && before.signedIn === signedIn) pushAll(cartEvents.cartChangeEvents(before.cart, known.cart))
    store.set({ known, ...(loaded?.statistics ? { statistics: loaded.statistics } : {}) })
    return known
  }

  const trackPurchase = async (number: string): Promise<void> => {
    const { purchases = [] } = store.get()
    if (purchases.includes(number)) return
    const { order } = await load({ order: number })
    if (!order) return
    layer.push(cartEvents.purchaseEvent(order.order, number))
    store.set({ purchases: [...purchases, number].slice(-MAX_PURCHASES) })
  }

  const trackFunnel = async (funnel: PageView['funnel'], cart: Cart | undefined): Promise<void> => {
    const { step: before } = store.get()
    if (funnel?.kind !== 'checkout' && before) store.set({ step: undefined })
    if (funnel?.kind === 'order') await trackPurchase(funnel.number)
    if (!cart || cart.lineItems.length === 0) return
    if (funnel?.kind === 'cart') layer.push(cartEvents.viewCartEvent(cart))
    if (funnel?.kind !== 'checkout') return
    const { step, paymentType } = funnel
    pushAll(cartEvents.checkoutStepEvents(cart, { before, step, paymentType }))
    store.set({ step })
  }

  const pushPage = (page: PageView['page'], { signedIn, stamp, treatments }: Visitor): void => {
    const cartId = stamp.split(':')[0] || undefined
    layer.push(
      pageViewEvent({
        ...page,
        cart_id: cartId,
        guest_cart_id: signedIn ? undefined : cartId,
        'split-testing': treatments,
        user_information: store.get().statistics,
      }),
    )
  }

  return {
    trackPageView: (view, visitor) => {
      if (view.key === lastKey) return
      lastKey = view.key
      enqueue(async () => {
        // A page is reported even when its visitor's cart cannot be loaded.
        const known = await syncCart(visitor).catch((): TrackedVisitor<Cart> => visitor)
        pushPage(view.page, visitor)
        pushAll(view.events)
        await trackFunnel(view.funnel, known.cart)
      })
    },
    syncCart: (visitor) =>
      enqueue(async () => {
        await syncCart(visitor)
      }),
    trackError: (toast, path) => layer.push(toastErrorEvent(toast, () => path)),
  }
}
