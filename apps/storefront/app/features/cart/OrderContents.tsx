import { MiniLine } from '@selvedge/ui-kit/MiniLine'
import { OrderSummary } from '@selvedge/ui-kit/OrderSummary'
import type { ReactNode } from 'react'
import type { CartView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import { amountText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { summaryRows } from './summaryRows.ts'

type OrderContentsProps = { readonly order: Pick<CartView, 'lines' | 'summary'>; readonly action?: ReactNode }

/** What a cart or an order holds and comes to. */
export const OrderContents = ({ order, action }: OrderContentsProps) => (
  <OrderSummary
    title={m.your_order()}
    action={action}
    lines={order.lines.map((line) => (
      <MiniLine
        key={line.id}
        name={line.name}
        detail={[line.kind, amountText(line.unit, line.quantity)].filter(Boolean).join(', ')}
        picture={<ShopPicture id={line.picture} alt="" ratio="fill" sizes="64px" widths={[64, 128]} />}
        price={line.subtotal}
      />
    ))}
    rows={summaryRows(order.summary)}
    total={{ label: m.total(), value: order.summary.total }}
  />
)
