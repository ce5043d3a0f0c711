import type { CartContent } from './cart.ts'
import type { Resource } from './resource.ts'

export type OrderState = 'Open' | 'Confirmed' | 'Complete' | 'Cancelled'
export type ShipmentState =
  | 'Shipped'
  | 'Delivered'
  | 'Ready'
  | 'Pending'
  | 'Delayed'
  | 'Partial'
  | 'Backorder'
  | 'Canceled'
export type PaymentState = 'BalanceDue' | 'Failed' | 'Pending' | 'CreditOwed' | 'Paid'

export type Order = Resource &
  CartContent & {
    readonly cartId: string
    readonly orderNumber?: string
    readonly orderState: OrderState
    readonly shipmentState?: ShipmentState
    readonly paymentState?: PaymentState
    readonly completedAt?: string
  }
