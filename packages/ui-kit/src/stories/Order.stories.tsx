import type { Meta } from '@storybook/react-vite'
import {
  Badge,
  Button,
  Columns,
  Facts,
  Heading,
  Inline,
  LineItemRow,
  OrderSummary,
  Panel,
  Price,
  SectionHeader,
  Stack,
  Text,
  TextLink,
  Timeline,
  type TimelineStep,
} from '../index.ts'
import { AccountShell } from './accountShell.tsx'
import { DesignImage } from './designImages.tsx'
import { courtDesign, terrazzoDesign, understoreyDesign } from './designs.ts'
import { printingSteps } from './exampleOrders.tsx'

export default { title: 'Pages/Order', parameters: { layout: 'fullscreen' } } satisfies Meta

const lines = [
  {
    design: understoreyDesign,
    view: 'cloth',
    detail: 'Fabric, linen cotton canvas',
    facts: [
      { term: 'Quantity', value: '3 yards' },
      { term: 'Designer', value: 'Imani Okafor' },
      { term: 'Pattern', value: 'Half-drop repeat' },
    ],
    price: '$81.00',
    note: '3 × $27.00',
  },
  {
    design: courtDesign,
    view: 'duvet',
    detail: 'Duvet cover, Full',
    facts: [
      { term: 'Quantity', value: '2 covers' },
      { term: 'Designer', value: 'Youssef Amrani' },
    ],
    price: '$168.00',
    note: '2 × $84.00',
  },
  {
    design: terrazzoDesign,
    view: 'cushion',
    detail: 'Throw pillow, 18 × 18 in',
    facts: [
      { term: 'Quantity', value: '1 pillow' },
      { term: 'Designer', value: 'Imani Okafor' },
    ],
    price: '$39.00',
    note: undefined,
  },
] as const

const delivered: readonly TimelineStep[] = [
  { label: 'Placed', note: 'Nov 18', state: 'done' },
  { label: 'Printing', note: 'Nov 20', state: 'done' },
  { label: 'Checked', note: 'Nov 23', state: 'done' },
  { label: 'On its way', note: 'Nov 24', state: 'done' },
  { label: 'At your door', note: 'Nov 30', state: 'current' },
]

const orderedItems = (
  <section>
    <SectionHeader size="panel" title="What you ordered" />
    {lines.map(({ design, view, detail, facts, price, note }) => (
      <LineItemRow
        key={design.name}
        name={design.name}
        href={`#${design.key}`}
        headingLevel={3}
        detail={detail}
        facts={facts}
        image={<DesignImage design={design} view={view} />}
        price={<Price current={price} size="line" note={note} />}
        actions={
          <TextLink href="#again" place="alone" aria-label={`Buy again: ${design.name}`}>
            Buy again
          </TextLink>
        }
      />
    ))}
  </section>
)

const addressAndPayment = (
  <Stack gap="xl">
    <Stack gap="s">
      <Heading level={2} size="group">
        Where it goes
      </Heading>
      <Stack gap="none">
        <Text>Marianne Hale</Text>
        <Text>212 Warren Street, Apt 3</Text>
        <Text>Hudson, NY 12534</Text>
      </Stack>
    </Stack>
    <Stack gap="s">
      <Heading level={2} size="group">
        How it was paid
      </Heading>
      <Facts
        items={[
          { term: 'Visa ending in 4242', value: '$286.72' },
          { term: 'Store credit', value: '$18.00' },
        ]}
      />
    </Stack>
  </Stack>
)

interface OrderPageProps {
  readonly title: string
  readonly stage: string
  readonly steps: readonly TimelineStep[]
  readonly isDelivered: boolean
}

const OrderPage = ({ title, stage, steps, isDelivered }: OrderPageProps) => (
  <AccountShell current="Orders">
    <Stack gap="xxl">
      <Stack gap="s">
        <TextLink href="#orders" place="alone" size="small">
          All orders
        </TextLink>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="muted">
          Order #SV-20418, placed November 18, 2026, 3 items
        </Text>
        <Inline gap="m">
          <TextLink href="#invoice" place="alone" size="small">
            Invoice as PDF
          </TextLink>
          <TextLink href="#help" place="alone" size="small">
            Help with this order
          </TextLink>
        </Inline>
      </Stack>
      <Panel as="section">
        <Stack gap="l">
          <Inline justify="between" align="baseline">
            <Heading level={2} size="panel">
              {stage}
            </Heading>
            <Badge tone={isDelivered ? 'success' : 'warning'}>
              {isDelivered ? 'Delivered' : 'In Progress'}
            </Badge>
          </Inline>
          <Timeline label="Progress" steps={steps} />
        </Stack>
      </Panel>
      {orderedItems}
      <Columns layout="aside">
        {addressAndPayment}
        <OrderSummary
          title="What it cost"
          rows={[
            { label: 'Subtotal, 3 items', value: '$288.00' },
            { label: 'Autumn cushions', value: '−$5.85', tone: 'discount' },
            { label: 'Standard delivery', value: 'Free' },
            { label: 'Tax, NY', value: '$22.57' },
          ]}
          total={{ label: 'Total', value: '$304.72' }}
        >
          {isDelivered ? (
            <Button href="#return" tone="secondary" width="full">
              Return something
            </Button>
          ) : (
            <Button tone="secondary" width="full">
              Cancel the order
            </Button>
          )}
        </OrderSummary>
      </Columns>
    </Stack>
  </AccountShell>
)

/** An order while it is printed. */
export const Order = {
  render: () => (
    <OrderPage
      title="Arriving Monday, November 30"
      stage="Printing"
      steps={printingSteps}
      isDelivered={false}
    />
  ),
}

/** An order that has arrived, and can be returned. */
export const DeliveredOrder = {
  render: () => <OrderPage title="Arrived November 30" stage="At your door" steps={delivered} isDelivered />,
}
