import { type OrderStatus, orderStatus } from '@selvedge/cart-domain'
import { hasShippableItem, isUnprinted } from '@selvedge/cart-domain/server'
import type { Order } from '@selvedge/commerce-client'

/** The steps of an order that is shipped. Each follows from a state that the platform records. */
const shippedSteps = ['placed', 'printing', 'packed', 'sent', 'delivered'] as const

/** A step of an order, and when it was reached, where that is recorded. */
export type OrderStep = {
  readonly name: (typeof shippedSteps)[number] | 'cancelled'
  readonly state: 'done' | 'current' | 'todo'
  /** ISO 8601. */
  readonly at?: string | undefined
}

/** The status of an order (spec §4), and its steps; an order that is not shipped has none. */
export type OrderProgress = { readonly status: OrderStatus; readonly steps: readonly OrderStep[] }

type ProgressOrder = Pick<
  Order,
  'orderState' | 'shipmentState' | 'createdAt' | 'completedAt' | 'shippingInfo' | 'lineItems' | 'paymentInfo'
>

const deliveriesOf = ({ shippingInfo }: Pick<Order, 'shippingInfo'>) => shippingInfo?.deliveries ?? []

/** When the first part of the money was refunded or released. */
const returnedAt = ({ paymentInfo }: ProgressOrder): string | undefined =>
  (paymentInfo?.payments ?? [])
    .flatMap(({ transactions }) => transactions)
    .find(({ type }) => type === 'Refund' || type === 'CancelAuthorization')?.timestamp ?? undefined

const stepReached = (order: ProgressOrder, status: OrderStatus): number => {
  const { shipmentState } = order
  if (status === 'Delivered') return 4
  if (shipmentState === 'Shipped' || shipmentState === 'Partial' || deliveriesOf(order).length > 0) return 3
  if (shipmentState === 'Ready') return 2
  return isUnprinted(order) ? 0 : 1
}

/** The progress of an order, from its states and deliveries on the platform. */
export const orderProgress = (order: ProgressOrder): OrderProgress => {
  const status = orderStatus(order)
  const placed: OrderStep = { name: 'placed', state: 'done', at: order.createdAt }
  if (status === 'Cancelled')
    return { status, steps: [placed, { name: 'cancelled', state: 'current', at: returnedAt(order) }] }
  if (!hasShippableItem(order)) return { status, steps: [] }
  const reached = stepReached(order, status)
  const times: Readonly<Record<string, string | undefined>> = {
    placed: order.createdAt,
    sent: deliveriesOf(order)[0]?.createdAt,
    delivered: order.completedAt ?? undefined,
  }
  return {
    status,
    steps: shippedSteps.map((name, index) => ({
      name,
      state:
        index < reached ? 'done' : index > reached ? 'todo' : status === 'Delivered' ? 'done' : 'current',
      ...(index <= reached && times[name] ? { at: times[name] } : {}),
    })),
  }
}
