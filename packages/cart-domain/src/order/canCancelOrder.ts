import { isPlusMembership } from '../line/subscriptions.ts'
import type { OrderStates } from './orderStatus.ts'

type Line = Parameters<typeof isPlusMembership>[0]

/** The fields of an order that the rule reads. */
export type CancellableOrderLike = OrderStates & {
  readonly lineItems: readonly Line[]
  readonly shippingInfo?: { readonly deliveries?: readonly unknown[] | null } | null | undefined
}

/**
 * Returns whether nothing of an order is printed yet. That is so while production has not confirmed the order and no
 * shipment is under way, also for an order without printed goods.
 *
 * @example
 * ```ts
 * import { isUnprinted } from '@selvedge/cart-domain/server'
 *
 * isUnprinted({ orderState: 'Open', shipmentState: null }) // true
 * isUnprinted({ orderState: 'Confirmed', shipmentState: null }) // false
 * ```
 */
export const isUnprinted = ({
  orderState,
  shipmentState,
  shippingInfo,
}: OrderStates & Pick<CancellableOrderLike, 'shippingInfo'>): boolean =>
  orderState === 'Open' &&
  (!shipmentState || shipmentState === 'Pending') &&
  (shippingInfo?.deliveries ?? []).length === 0

/**
 * Returns whether a shopper can cancel an order: nothing is printed, and it contains no membership, which begins at once.
 *
 * @example
 * ```ts
 * import { canCancelOrder } from '@selvedge/cart-domain/server'
 *
 * canCancelOrder({ orderState: 'Complete', shipmentState: 'Delivered', lineItems: [] }) // false
 * ```
 */
export const canCancelOrder = (order: CancellableOrderLike): boolean =>
  isUnprinted(order) && !order.lineItems.some(isPlusMembership)
