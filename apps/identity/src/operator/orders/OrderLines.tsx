import type { Order } from '@selvedge/commerce-client/server'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { formatCents, formatCount } from '../page/format.tsx'

/** The lines of an order. */
export const OrderLines = ({ order }: { readonly order: Order }) => (
  <DataTable
    caption="Lines of the order"
    columns={[{ label: 'Item' }, { label: 'SKU' }, { label: 'Quantity' }, { label: 'Price', align: 'end' }]}
    rows={order.lineItems.map((line) => ({
      key: line.id,
      cells: [
        line.name ?? line.id,
        line.variant?.sku ?? '–',
        formatCount(line.quantity),
        line.totalPrice ? formatCents(line.totalPrice.centAmount, line.totalPrice.currencyCode) : '–',
      ],
    }))}
  />
)
