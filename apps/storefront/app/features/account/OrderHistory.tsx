import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { OrderRow } from '@selvedge/ui-kit/OrderRow'
import { Pagination } from '@selvedge/ui-kit/Pagination'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { ShopImage } from '../frame/ShopImage.tsx'
import { historySearch, historySearchInput } from './OrderHistory.css.ts'
import type { OrderHistoryData } from './orderHistory.server.ts'
import { statusTones } from './statusTones.ts'

/** Lists the customer's orders: status, date, total, ship-to, item count (spec §3). All texts come from the server. */
export const OrderHistory = ({ rows, shipTo, empty, search, count, pages }: OrderHistoryData) => (
  <Stack gap="l">
    {search ? (
      <form className={historySearch} action={search.action}>
        <input
          className={historySearchInput}
          type="search"
          name="query"
          key={search.value}
          defaultValue={search.value}
          placeholder={search.label}
          aria-label={search.label}
        />
        <Button type="submit" tone="secondary">
          {search.submit}
        </Button>
      </form>
    ) : null}
    {count ? <Text tone="muted">{count}</Text> : null}
    {empty ? (
      <EmptyState {...empty} action={<Button href={empty.href}>{empty.action}</Button>} />
    ) : (
      <div>
        {rows.map(({ status, statusText, name, images, ...row }) => (
          <OrderRow
            key={row.number}
            {...row}
            shipTo={{ label: shipTo, name }}
            status={<Badge tone={statusTones[status]}>{statusText}</Badge>}
            strips={images.map(({ id, image }) => (
              <ShopImage key={id} id={image} ratio="fill" sizes="176px" widths={[128, 256, 384]} />
            ))}
          />
        ))}
      </div>
    )}
    {pages ? <Pagination {...pages} /> : null}
  </Stack>
)
