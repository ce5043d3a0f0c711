import { type ReturnStatus, returnStatus } from '@selvedge/cart-domain/server'
import type { Order } from '@selvedge/commerce-client'
import { m } from '../../paraglide/messages.js'
import { formatOrderDate } from './formatOrderDate.ts'

const statusTexts = {
  Requested: m.return_requested,
  Received: m.return_received,
  Refunded: m.return_refunded,
  Declined: m.return_declined,
} satisfies Record<ReturnStatus, () => string>

const tones = { Requested: 'warning', Received: 'warning', Refunded: 'success', Declined: 'error' } as const

/** The returns of an order, the newest first, with what they contain. */
export const returnSummaries = (order: Order, locale: string, names: ReadonlyMap<string, string>) =>
  order.returnInfo
    .map(({ returnTrackingId, returnDate, items }) => {
      const status = returnStatus(items)
      const at = returnDate ?? items[0]?.createdAt
      return {
        number: returnTrackingId ?? items[0]?.id ?? '',
        status,
        statusText: statusTexts[status](),
        tone: tones[status],
        date: at ? formatOrderDate(at, locale) : '',
        content: items
          .flatMap((item) => {
            const name = 'lineItemId' in item ? names.get(item.lineItemId) : undefined
            return name ? [`${item.quantity} × ${name}`] : []
          })
          .join(', '),
      }
    })
    .reverse()
