import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { OrderRow } from '@selvedge/ui-kit/OrderRow'
import { Pagination } from '@selvedge/ui-kit/Pagination'
import { Stack } from '@selvedge/ui-kit/Stack'
import { m } from '../../paraglide/messages.js'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { DashboardData } from './loadDashboard.server.ts'
import type { OrderView } from './orderView.server.ts'

const tones = { 'In Progress': 'warning', Delivered: 'success', Cancelled: 'error' } as const
const statusText = (status: OrderView['status']): string =>
  ({
    'In Progress': m.status_in_progress(),
    Delivered: m.status_delivered(),
    Cancelled: m.status_cancelled(),
  })[status]

/** The orders so far: status, date, total, ship-to, item count (spec §3). */
export const OrderHistory = ({ orders, number, last }: Pick<DashboardData, 'orders' | 'number' | 'last'>) => {
  const paths = usePaths()
  const pageHref = (page: number): string => `${paths.account('orders')}?page=${page}`
  if (orders.length === 0)
    return (
      <EmptyState
        title={m.orders_empty_title()}
        text={m.orders_empty_text()}
        action={<Button href={paths.category('printed-fabric')}>{m.empty_action()}</Button>}
      />
    )
  return (
    <Stack gap="l">
      <div>
        {orders.map((order) => (
          <OrderRow
            key={order.number}
            number={order.number}
            href={paths.success(order.number)}
            meta={`${order.date}, ${m.items_count({ count: order.summary.count })}`}
            shipTo={{
              label: m.ship_to(),
              name: order.shipTo ? `${order.shipTo.firstName} ${order.shipTo.lastName}` : '',
            }}
            status={<Badge tone={tones[order.status]}>{statusText(order.status)}</Badge>}
            total={order.summary.total}
            strips={order.lines
              .slice(0, 4)
              .map((line) => (
                <ShopImage
                  key={line.id}
                  id={line.image}
                  alt=""
                  ratio="fill"
                  sizes="176px"
                  widths={[128, 256, 384]}
                />
              ))}
          />
        ))}
      </div>
      {last > 1 ? (
        <Pagination
          label={m.orders_pages()}
          pages={Array.from({ length: Math.min(last, 20) }, (_, index) => ({
            number: index + 1,
            href: pageHref(index + 1),
            current: index + 1 === number,
          }))}
          {...(number > 1 ? { previous: { href: pageHref(number - 1), label: m.previous() } } : {})}
          {...(number < last ? { next: { href: pageHref(number + 1), label: m.next() } } : {})}
        />
      ) : null}
    </Stack>
  )
}
