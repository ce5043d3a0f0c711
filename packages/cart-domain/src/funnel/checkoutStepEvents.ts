import type { CommerceEvent } from '@selvedge/analytics'
import type { CartLike } from '../cart/cartLike.ts'
import { type CheckoutStep, checkoutSteps } from '../checkout/checkoutStep.ts'
import { addPaymentInfoEvent, beginCheckoutEvent, reviewOrderEvent, shippingInfoEvent } from './cartEvents.ts'

/** A step of the checkout that opens. */
export type OpenedCheckoutStep = {
  /** The step that was open before; `undefined` for a shopper who enters the checkout. */
  readonly before: CheckoutStep | undefined
  readonly step: CheckoutStep
  /** The payment method, by its identifier; empty while none is chosen. */
  readonly paymentType: string
}

const completed = (
  cart: CartLike,
  { before, step, paymentType }: OpenedCheckoutStep,
): readonly CommerceEvent[] => {
  if (before === undefined) return [beginCheckoutEvent(cart)]
  if (checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(before)) return []
  return before === 'shipping' ? [shippingInfoEvent(cart)] : [addPaymentInfoEvent(cart, paymentType)]
}

const shown = (cart: CartLike, { before, step }: OpenedCheckoutStep): readonly CommerceEvent[] => {
  if (before === step) return []
  if (step === 'shipping') return [shippingInfoEvent(cart, 'shipping_info')]
  return step === 'review' ? [reviewOrderEvent(cart)] : []
}

/**
 * Returns the events when a step of the checkout opens: the checkout begins, the previous step is completed, this one
 * is shown. Going back completes nothing.
 *
 * @example
 * ```ts
 * import { checkoutStepEvents } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 * const events = checkoutStepEvents(cart, { before: undefined, step: 'shipping', paymentType: '' })
 *
 * events.map(({ event }) => event) // ['begin_checkout', 'shipping_info']
 * ```
 */
export const checkoutStepEvents = (cart: CartLike, opened: OpenedCheckoutStep): readonly CommerceEvent[] => [
  ...completed(cart, opened),
  ...shown(cart, opened),
]
