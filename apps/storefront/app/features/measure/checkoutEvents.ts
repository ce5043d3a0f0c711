import type { CommerceEvent } from '@selvedge/analytics'
import {
  addPaymentInfo,
  beginCheckout,
  type CartLike,
  type CheckoutStep,
  type PaymentIdentifier,
  reviewOrder,
  shippingInfo,
} from '@selvedge/cart-domain'

type Opened = {
  /** The step that was open before; none when the shopper comes from outside the checkout. */
  readonly before: CheckoutStep | undefined
  readonly step: CheckoutStep
  readonly paymentType: PaymentIdentifier | ''
}

const order: readonly CheckoutStep[] = ['shipping', 'billing', 'review']

const done = (cart: CartLike, { before, step, paymentType }: Opened): readonly CommerceEvent[] => {
  if (before === undefined) return [beginCheckout(cart)]
  if (order.indexOf(step) <= order.indexOf(before)) return []
  return before === 'shipping' ? [shippingInfo(cart)] : [addPaymentInfo(cart, paymentType)]
}

const shown = (cart: CartLike, { before, step }: Opened): readonly CommerceEvent[] => {
  if (before === step) return []
  if (step === 'shipping') return [shippingInfo(cart, 'shipping_info')]
  return step === 'review' ? [reviewOrder(cart)] : []
}

/** What it means that a step of the checkout opens: the checkout begun, the step before done, this one shown (spec §4). */
export const checkoutEvents = (cart: CartLike, opened: Opened): readonly CommerceEvent[] => [
  ...done(cart, opened),
  ...shown(cart, opened),
]
