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

export type ReturnShipmentState = 'Advised' | 'Returned' | 'BackInStock' | 'Unusable'
export type ReturnPaymentState = 'NonRefundable' | 'Initial' | 'Refunded' | 'NotRefunded'

/** Units of a line that a customer returns. */
export type ReturnItem = {
  readonly type: 'LineItemReturnItem'
  readonly id: string
  readonly key?: string
  readonly lineItemId: string
  readonly quantity: number
  readonly comment?: string
  readonly shipmentState: ReturnShipmentState
  readonly paymentState: ReturnPaymentState
  readonly createdAt: string
  readonly lastModifiedAt: string
}

export type ReturnInfo = {
  readonly items: readonly ReturnItem[]
  readonly returnTrackingId?: string
  readonly returnDate?: string
}

export type Order = Resource &
  CartContent & {
    readonly cartId: string
    readonly orderNumber?: string
    readonly orderState: OrderState
    readonly shipmentState?: ShipmentState
    readonly paymentState?: PaymentState
    readonly completedAt?: string
    /** An absent list counts as empty. */
    readonly returnInfo?: readonly ReturnInfo[]
  }
