import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Figures } from '@selvedge/ui-kit/Figures'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { SearchField } from '@selvedge/ui-kit/SearchField'
import { Stack } from '@selvedge/ui-kit/Stack'
import { StepDots } from '@selvedge/ui-kit/StepDots'
import { TabLinks } from '@selvedge/ui-kit/TabLinks'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import { formatCents, formatCount, Moment } from '../page/format.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { Pages } from '../page/Pages.tsx'
import { STAGES } from './orderProgress.ts'
import type { OrderRowData } from './orderRows.ts'
import { type OrderState, orderStates } from './orderStates.ts'

const stateLabels: Readonly<Record<OrderState, string>> = {
  all: 'All',
  running: 'In progress',
  held: 'Held',
  placed: 'Placed',
  failed: 'Not placed',
}

type Props = {
  readonly counts: {
    readonly placed: number
    readonly running: number
    readonly held: number
    readonly failed: number
  }
  readonly rows: readonly OrderRowData[]
  readonly total: number
  readonly page: number
  readonly state: OrderState
  /** The order prefix that the list is limited to. */
  readonly prefix: string | undefined
  readonly sites: readonly { readonly name: string; readonly orderPrefix: string }[]
  readonly query: string
  readonly isIncomplete: boolean
  readonly aside: ReactNode
}

/** The URL of a list of orders. */
const listHref = (parts: {
  state?: OrderState
  prefix?: string | undefined
  query?: string
  page?: number
}) => {
  const search = new URLSearchParams()
  if (parts.query) search.set('query', parts.query)
  if (parts.state && parts.state !== 'all') search.set('state', parts.state)
  if (parts.prefix) search.set('site', parts.prefix)
  if (parts.page && parts.page > 1) search.set('page', String(parts.page))
  return `/operator/orders${search.size > 0 ? `?${search}` : ''}`
}

const columns = [
  { label: 'Order', tone: 'code' },
  { label: 'Placed', tone: 'muted' },
  { label: 'Ships to' },
  { label: 'Items' },
  { label: 'Step' },
  { label: 'Total', align: 'end' },
] as const

const cellsOf = ({ number, placedAt, recipient, units, progress, cents, currency }: OrderRowData) => [
  <TextLink key="order" href={`/operator/orders/${number}`}>
    {number}
  </TextLink>,
  <Moment key="placed" at={placedAt} />,
  recipient || '–',
  units === undefined ? '–' : formatCount(units),
  <StepDots key="step" total={STAGES} done={progress.done} tone={progress.tone}>
    {progress.word}
  </StepDots>,
  formatCents(cents, currency),
]

/** The list of orders. */
export const OrdersPage = (props: Props) => {
  const { counts, rows, total, page, state, prefix, sites, query, isIncomplete, aside } = props
  return (
    <OperatorPage title="Orders" section="Orders">
      <Columns layout="aside">
        <Stack gap="xl">
          <Inline justify="between" align="end">
            <Heading level={1} size="section">
              Orders
            </Heading>
            <SearchField
              action="/operator/orders"
              label="Search orders"
              placeholder="Order, name or email"
              submit="Search"
              size="s"
              value={query}
            />
          </Inline>
          <Figures
            items={[
              { value: formatCount(counts.placed), label: 'placed in 24 hours' },
              { value: formatCount(counts.running), label: 'in progress' },
              { value: formatCount(counts.held), label: 'held, need a person' },
              { value: formatCount(counts.failed), label: 'not placed in 24 hours' },
            ]}
          />
          {query ? (
            <Text>
              Orders that match “{query}”. <TextLink href="/operator/orders">Show all orders</TextLink>
            </Text>
          ) : (
            <TabLinks
              label="States"
              items={orderStates.map((item) => ({
                label: stateLabels[item],
                href: listHref({ state: item, prefix }),
                current: item === state,
                count: item === 'held' && counts.held > 0 ? formatCount(counts.held) : undefined,
              }))}
            />
          )}
          {!query && sites.length > 1 ? (
            <Inline gap="l">
              {[{ name: 'All sites', orderPrefix: undefined }, ...sites].map((site) =>
                site.orderPrefix === prefix ? (
                  <Text key={site.name} as="span" size="small" weight="strong">
                    {site.name}
                  </Text>
                ) : (
                  <TextLink key={site.name} size="small" href={listHref({ state, prefix: site.orderPrefix })}>
                    {site.name}
                  </TextLink>
                ),
              )}
            </Inline>
          ) : null}
          {isIncomplete ? (
            <Callout tone="warning" title="The commerce platform does not respond, so names are missing." />
          ) : null}
          {rows.length === 0 ? (
            <EmptyState
              title="No orders here"
              text={
                query
                  ? 'A search needs the whole order number, email address, last name or company.'
                  : 'No order has this state.'
              }
            />
          ) : (
            <DataTable
              caption="Orders"
              columns={columns}
              rows={rows.map((row) => ({ key: row.number, cells: cellsOf(row) }))}
            />
          )}
          <Pages
            {...{ shown: rows.length, total, page }}
            things="orders"
            hrefOf={(to) => listHref({ state, prefix, query, page: to })}
          />
        </Stack>
        {aside}
      </Columns>
    </OperatorPage>
  )
}
