import type { OrderStatus } from '@selvedge/cart-domain'
import { m } from '../../paraglide/messages.js'

/** The status of an order in words (spec §4). */
export const statusText = (status: OrderStatus): string =>
  ({
    'In Progress': m.status_in_progress,
    Delivered: m.status_delivered,
    Cancelled: m.status_cancelled,
  })[status]()
