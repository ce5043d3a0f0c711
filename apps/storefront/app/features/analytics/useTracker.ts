import { useFetchers, useLocation, useNavigation } from '@remix-run/react'
import { beaconSink, dataLayerSink, experimentSink } from '@selvedge/analytics'
import {
  createTracker,
  createTrackerStore,
  type Tracker,
  type TrackingRequest,
} from '@selvedge/analytics/tracker'
import {
  cartChangeEvents,
  checkoutStepEvents,
  type EventCart,
  purchaseEvent,
  viewCartEvent,
} from '@selvedge/cart-domain'
import { useEffect } from 'react'
import { useCartStamp } from '../cart/useCartStamp.ts'
import { visitorConsent } from '../consent/visitorConsent.ts'
import { usePaths, useShop } from '../frame/useShop.ts'
import { onFailureShown } from '../toasts/failuresShown.ts'
import type { TrackingResponse } from './loadTrackingData.server.ts'
import { usePageView } from './usePageView.ts'

declare global {
  interface Window {
    /** Where a tag manager looks for events. */
    dataLayer?: unknown[]
  }
}

/** How long to wait for further clicks before a change of the cart is tracked, in ms. */
const PAUSE_MS = 500

let tracker: Tracker | undefined

/**
 * The one tracker of this tab, in the browser only.
 *
 * @param address The URL of the server's data about the visitor.
 * @param collector Where events are posted, besides the page's own data layer.
 */
const visitorTracker = (
  address: (request?: TrackingRequest) => string,
  collector: string | undefined,
): Tracker => {
  if (tracker) return tracker
  const { consent } = visitorConsent()
  /** Reports the key of an experiment. An empty key reports that the visitor withdraws their consent. */
  const report = (experiment: string): boolean =>
    navigator.sendBeacon(address(), new URLSearchParams({ experiment }))
  let before = consent.state()
  consent.subscribe((state) => {
    if (before === 'granted' && state === 'denied') report('')
    before = state
  })
  tracker = createTracker<EventCart>({
    consent,
    sinks: [
      dataLayerSink(window),
      experimentSink(report),
      ...(collector ? [beaconSink(collector, (url, body) => navigator.sendBeacon(url, body))] : []),
    ],
    store: createTrackerStore(consent, () => localStorage),
    cartEvents: { cartChangeEvents, checkoutStepEvents, purchaseEvent, viewCartEvent },
    load: async (request): Promise<TrackingResponse> => {
      const response = await fetch(address(request))
      if (!response.ok) throw new Error(`${response.status}`)
      return response.json()
    },
    // Old browsers and insecure pages have no locks. In these, two tabs may both report the same change.
    ...(navigator.locks
      ? { withLock: async (task: () => Promise<void>) => navigator.locks.request('measured', () => task()) }
      : {}),
  })
  return tracker
}

/** Tracks pages, changes of the cart and error toasts, if the visitor has consented. */
export const useTracker = (): void => {
  const shop = useShop()
  const paths = usePaths()
  const view = usePageView()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const isBusy = useFetchers().length > 0 || state !== 'idle'
  const isLoaded = shop !== undefined
  const stamp = useCartStamp() ?? ''
  const signedIn = shop?.signedIn ?? false
  const treatments = shop?.treatments
  const visit = visitorTracker(paths.dataLayer, shop?.analyticsUrl)

  // The effect has no dependencies: the tracker ignores a page that it has tracked already.
  useEffect(() => {
    if (isLoaded) visit.trackPageView(view, { stamp, signedIn, treatments })
  })

  useEffect(() => {
    if (!isLoaded || isBusy) return
    const timer = setTimeout(() => visit.syncCart({ stamp, signedIn }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [visit, isLoaded, isBusy, stamp, signedIn])

  useEffect(() => onFailureShown((toast) => visit.trackError(toast, pathname)), [visit, pathname])
}
