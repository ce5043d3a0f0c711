import { Badge, OrderRow, type TimelineStep } from '../index.ts'
import { DesignImage } from './designImages.tsx'
import {
  boathouseDesign,
  courtDesign,
  type Design,
  hedgerowDesign,
  hoursDesign,
  plaidDesign,
  terrazzoDesign,
  understoreyDesign,
  waterDesign,
} from './designs.ts'

/** The steps of the order that is being printed. */
export const printingSteps: readonly TimelineStep[] = [
  { label: 'Placed', note: 'Nov 18', state: 'done' },
  { label: 'Printing', note: 'Today', state: 'current' },
  { label: 'Checked', state: 'todo' },
  { label: 'On its way', state: 'todo' },
  { label: 'At your door', note: 'Nov 30', state: 'todo' },
]

interface ExampleOrder {
  readonly number: string
  readonly tone: 'success' | 'warning' | 'error'
  readonly status: string
  readonly designs: readonly Design[]
  readonly meta: string
  readonly total: string
}

const orders: readonly ExampleOrder[] = [
  {
    number: '#SV-20418',
    tone: 'warning',
    status: 'In Progress',
    designs: [understoreyDesign, courtDesign, terrazzoDesign],
    meta: 'Nov 18, 2026, 3 items',
    total: '$304.72',
  },
  {
    number: '#SV-19377',
    tone: 'success',
    status: 'Delivered',
    designs: [hoursDesign, plaidDesign],
    meta: 'Oct 2, 2026, 2 items',
    total: '$96.40',
  },
  {
    number: '#SV-18802',
    tone: 'success',
    status: 'Delivered',
    designs: [boathouseDesign, waterDesign],
    meta: 'Sep 14, 2026, 2 items',
    total: '$58.00',
  },
  {
    number: '#SV-18110',
    tone: 'error',
    status: 'Cancelled',
    designs: [hedgerowDesign],
    meta: 'Aug 21, 2026, 1 item',
    total: '$54.00',
  },
]

/** The orders of a customer: in progress, delivered and cancelled. */
export const ExampleOrders = () => (
  <div>
    {orders.map(({ number, tone, status, designs, meta, total }) => (
      <OrderRow
        key={number}
        number={number}
        href={`#${number}`}
        meta={meta}
        shipTo={{ label: 'Ship to', name: 'Marianne Hale' }}
        status={<Badge tone={tone}>{status}</Badge>}
        total={total}
        strips={designs.map((design) => <DesignImage key={design.name} design={design} />)}
      />
    ))}
  </div>
)
