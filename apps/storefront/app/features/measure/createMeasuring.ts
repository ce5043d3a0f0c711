import {
  type AnalyticsEvent,
  type Consent,
  createDataLayer,
  type ErrorToast,
  pageEvent,
  type Sink,
  toastError,
} from '@selvedge/analytics'
import { cartChangeEvents, checkoutStepEvents, purchase, viewCart, viewItem } from '@selvedge/cart-domain'
import type { MeasuredCart } from '../../../server/measure/measuredCart.ts'
import type { Keep, Known } from './createKeep.ts'
import type { Measured } from './loadMeasured.server.ts'
import type { Sight, Visitor } from './sight.ts'

/** What the shop's server is asked for, beyond the page at hand. */
export type Asked = { readonly order?: string; readonly statistics?: '1' }

export type MeasuringOptions = {
  readonly consent: Consent
  readonly sinks: readonly Sink[]
  readonly keep: Keep
  readonly ask: (asked: Asked) => Promise<Measured>
  /** Runs a task while no other tab runs one, so that one change is told by one of them. */
  readonly alone?: (task: () => Promise<void>) => Promise<void>
}

/** Tells the data layer what happens in the shop, each thing once. */
export type Measuring = {
  /** A page stands before the visitor. The same one again tells nothing. */
  readonly arrive: (sight: Sight, visitor: Visitor) => void
  /** The cart may be another one: what became of it is told. */
  readonly changed: (visitor: Visitor) => void
  readonly failed: (toast: ErrorToast, path: string) => void
}

const MOST_PURCHASES = 20

/** A visitor without cart and account: the server knows nothing of them that could be told. */
const isNobody = ({ stamp, signedIn }: Visitor): boolean => stamp === '' && !signedIn

/** Builds what follows the visitor. Tasks run one after another, so that events keep their order; a failing one is left out. */
export const createMeasuring = (options: MeasuringOptions): Measuring => {
  const { consent, sinks, keep, ask, alone = (task) => task() } = options
  const layer = createDataLayer({ sinks, consent })
  let seen: string | undefined
  let work = Promise.resolve()
  const tell = (events: readonly AnalyticsEvent[]): void => events.forEach(layer.push)
  const next = (task: () => Promise<void>): void => {
    work = work.then(() => (consent.state() === 'denied' ? undefined : task())).catch(() => undefined)
  }

  /** Looks at the cart where it may have changed, and tells what became of it. */
  const settle = async ({ stamp, signedIn }: Visitor): Promise<Known> => {
    const { known: before, statistics } = keep.get()
    const wanted = consent.state() === 'granted' && !statistics ? ({ statistics: '1' } as const) : {}
    const isSame = before?.stamp === stamp && before.signedIn === signedIn
    if (before && isSame && (isNobody(before) || !wanted.statistics)) return before
    if (before && !before.signedIn && signedIn) layer.push({ event: 'login' })
    const measured = isNobody({ stamp, signedIn }) ? undefined : await ask(wanted)
    const known: Known = {
      stamp: measured?.stamp ?? '',
      signedIn,
      cart: measured?.cart,
      treatments: measured?.treatments ?? {},
    }
    if (before && before.signedIn === signedIn) tell(cartChangeEvents(before.cart, known.cart))
    keep.set({ known, ...(measured?.statistics ? { statistics: measured.statistics } : {}) })
    return known
  }

  const tellPurchase = async (number: string): Promise<void> => {
    const { purchases = [] } = keep.get()
    if (purchases.includes(number)) return
    const { order } = await ask({ order: number })
    if (!order) return
    layer.push(purchase(order.order, number))
    keep.set({ purchases: [...purchases, number].slice(-MOST_PURCHASES) })
  }

  const tellShown = async ({ shown }: Sight, cart: MeasuredCart | undefined): Promise<void> => {
    const { step: before } = keep.get()
    if (shown.kind !== 'checkout' && before) keep.set({ step: undefined })
    if (shown.kind === 'item') layer.push(viewItem(shown.item))
    if (shown.kind === 'order') await tellPurchase(shown.number)
    if (!cart || cart.lineItems.length === 0) return
    if (shown.kind === 'cart') layer.push(viewCart(cart))
    if (shown.kind !== 'checkout') return
    tell(checkoutStepEvents(cart, { ...shown, before }))
    keep.set({ step: shown.step })
  }

  const tellPage = ({ page, experiments }: Sight, { signedIn, stamp }: Visitor, known: Known): void => {
    const cartId = stamp.split(':')[0] || undefined
    layer.push(
      pageEvent({
        ...page,
        cart_id: cartId,
        guest_cart_id: signedIn ? undefined : cartId,
        'split-testing': Object.keys(known.treatments).length > 0 ? known.treatments : undefined,
        user_information: keep.get().statistics,
      }),
    )
    tell(experiments)
  }

  return {
    arrive: (sight, visitor) => {
      if (sight.view === seen) return
      seen = sight.view
      next(() =>
        alone(async () => {
          // A page is told even when nothing can be learnt of its visitor's cart.
          const known = await settle(visitor).catch((): Known => ({ ...visitor, treatments: {} }))
          tellPage(sight, visitor, known)
          await tellShown(sight, known.cart)
        }),
      )
    },
    changed: (visitor) =>
      next(() =>
        alone(async () => {
          await settle(visitor)
        }),
      ),
    failed: (toast, path) => layer.push(toastError(toast, () => path)),
  }
}
