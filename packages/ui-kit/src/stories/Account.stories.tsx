import type { Meta } from '@storybook/react-vite'
import {
  AddressCard,
  Badge,
  Board,
  Columns,
  Container,
  DeliveryPanel,
  Grid,
  Heading,
  OrderRow,
  Panel,
  SectionHeader,
  SideNav,
  Stack,
  Text,
  TextLink,
  Timeline,
} from '../index.ts'
import { DesignImage } from './designImages.tsx'
import {
  boathouseDesign,
  courtDesign,
  dahliaDesign,
  hedgerowDesign,
  hoursDesign,
  palaisDesign,
  plaidDesign,
  stripeDesign,
  terrazzoDesign,
  understoreyDesign,
  waterDesign,
} from './designs.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Account', parameters: { layout: 'fullscreen' } } satisfies Meta

const delivery = (
  <DeliveryPanel
    order="Order #SV-20418, 3 items"
    action={
      <TextLink href="#track" place="alone">
        Track it
      </TextLink>
    }
    title="Arriving Monday, November 30"
    image={<DesignImage view="bolt" />}
    timeline={
      <Timeline
        label="Progress"
        steps={[
          { label: 'Placed', note: 'Nov 18', state: 'done' },
          { label: 'Printing', note: 'Today', state: 'current' },
          { label: 'Checked', state: 'todo' },
          { label: 'On its way', state: 'todo' },
          { label: 'At your door', note: 'Nov 30', state: 'todo' },
        ]}
      />
    }
    parcel={[understoreyDesign, courtDesign, terrazzoDesign].map((print) => ({
      name: print.name,
      detail: '3 yd, linen canvas',
      image: <DesignImage design={print} />,
    }))}
  />
)

const orders = (
  <div>
    {(
      [
        [
          '#SV-20418',
          'warning',
          'In Progress',
          [understoreyDesign, courtDesign, terrazzoDesign],
          'Nov 18, 2026, 3 items',
          '$304.72',
        ],
        ['#SV-19377', 'success', 'Delivered', [hoursDesign, plaidDesign], 'Oct 2, 2026, 2 items', '$96.40'],
        [
          '#SV-18802',
          'success',
          'Delivered',
          [boathouseDesign, waterDesign],
          'Sep 14, 2026, 2 items',
          '$58.00',
        ],
        ['#SV-18110', 'error', 'Cancelled', [hedgerowDesign], 'Aug 21, 2026, 1 item', '$54.00'],
      ] as const
    ).map(([number, tone, status, strips, meta, total]) => (
      <OrderRow
        key={number}
        number={number}
        href={`#${number}`}
        meta={meta}
        shipTo={{ label: 'Ship to', name: 'Marianne Hale' }}
        status={<Badge tone={tone}>{status}</Badge>}
        total={total}
        strips={strips.map((print) => <DesignImage key={print.name} design={print} />)}
      />
    ))}
  </div>
)

const addresses = (
  <Grid columns="three">
    <AddressCard
      title="Home"
      lines={['Marianne Hale', '212 Warren Street, Apt 3', 'Hudson, NY 12534']}
      note="Default for shipping and billing"
      actions={
        <TextLink href="#edit" place="alone">
          Edit
        </TextLink>
      }
    />
    <AddressCard title="Jo’s studio" lines={['Jo Petrakis', '48 Union Street', 'Troy, NY 12180']} />
    <Panel tone="dashed">
      <TextLink href="#add" place="alone">
        Add an address
      </TextLink>
    </Panel>
  </Grid>
)

export const Account = {
  render: () => (
    <Shell>
      <Container>
        <div style={{ paddingTop: 56 }}>
          <Columns layout="account">
            <SideNav
              label="Account"
              items={[
                'Overview',
                'Orders',
                'Saved addresses',
                'Payment methods',
                'Wishlist',
                'Subscriptions',
                'Profile and preferences',
                'Customer support',
              ].map((label) => ({ label, href: `#${label}`, current: label === 'Overview' }))}
            >
              <TextLink tone="quiet">Log out</TextLink>
            </SideNav>
            <Stack gap="xxxl">
              <Stack gap="s">
                <Heading level={1}>Good evening, Marianne</Heading>
                <Text size="lead" tone="muted">
                  Your Understorey is on the press. You have $18.00 in store credit.
                </Text>
              </Stack>
              {delivery}
              <div>
                <SectionHeader
                  size="panel"
                  title="Orders"
                  action={<TextLink href="#h">Order history</TextLink>}
                />
                {orders}
              </div>
              <div>
                <SectionHeader
                  size="panel"
                  title="Wishlist"
                  action={<TextLink href="#wishlist">All 23 designs</TextLink>}
                />
                <Board
                  items={[
                    dahliaDesign,
                    understoreyDesign,
                    waterDesign,
                    courtDesign,
                    hoursDesign,
                    stripeDesign,
                    palaisDesign,
                  ].map((print) => ({
                    name: print.name,
                    href: `#${print.name}`,
                    image: <DesignImage design={print} />,
                  }))}
                />
              </div>
              <div>
                <SectionHeader
                  size="panel"
                  title="Saved addresses"
                  action={<TextLink href="#manage">Manage</TextLink>}
                />
                {addresses}
              </div>
            </Stack>
          </Columns>
        </div>
      </Container>
    </Shell>
  ),
}
