import { OrderSummary } from '@selvedge/ui-kit/OrderSummary'
import type { ReactNode } from 'react'
import type { CartView } from '../../../server/cart/cartView.ts'
import { m } from '../../paraglide/messages.js'
import { OrderLines } from './OrderLines.tsx'
import { summaryRows } from './summaryRows.ts'

type OrderContentsProps = { readonly order: Pick<CartView, 'lines' | 'summary'>; readonly action?: ReactNode }

/** The lines and the total of a cart or an order. */
export const OrderContents = ({ order, action }: OrderContentsProps) => (
  <OrderSummary
    title={m.your_order()}
    action={action}
    lines={<OrderLines lines={order.lines} />}
    rows={summaryRows(order.summary)}
    total={{ label: m.total(), value: order.summary.total }}
  />
)
