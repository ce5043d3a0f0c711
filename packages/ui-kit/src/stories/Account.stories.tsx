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
  SectionHead,
  SideNav,
  Stack,
  Text,
  TextLink,
  Timeline,
} from '../index.ts'
import { cushionOf, Example } from './pictures.tsx'
import { court, hours, plaid, prints, quince, terrazzo } from './prints.ts'
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
    picture={<Example src={cushionOf(quince)} />}
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
    parcel={[quince, court, terrazzo].map((print) => ({
      name: print.name,
      detail: '3 yd, linen canvas',
      picture: <Example print={print} />,
    }))}
  />
)

const orders = (
  <div>
    {(
      [
        ['#SV-20418', 'warning', 'In Progress', [quince, court, terrazzo]],
        ['#SV-19377', 'success', 'Delivered', [hours, plaid]],
        ['#SV-18110', 'error', 'Cancelled', [court]],
      ] as const
    ).map(([number, tone, status, strips]) => (
      <OrderRow
        key={number}
        number={number}
        href={`#${number}`}
        meta="Nov 18, 2026, 3 items"
        shipTo={{ label: 'Ship to', name: 'Marianne Hale' }}
        status={<Badge tone={tone}>{status}</Badge>}
        total="$304.72"
        strips={strips.map((print) => <Example key={print.name} print={print} />)}
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
              items={['Overview', 'Orders', 'Saved addresses', 'Payment methods', 'Wishlist'].map(
                (label) => ({ label, href: `#${label}`, current: label === 'Overview' }),
              )}
            >
              <TextLink tone="quiet">Log out</TextLink>
            </SideNav>
            <Stack gap="xxxl">
              <Stack gap="s">
                <Heading level={1}>Good evening, Marianne</Heading>
                <Text size="lead" tone="soft">
                  Your quinces are on the press. You have $18.00 in store credit.
                </Text>
              </Stack>
              {delivery}
              <div>
                <SectionHead
                  size="panel"
                  title="Orders"
                  action={<TextLink href="#h">Order history</TextLink>}
                />
                {orders}
              </div>
              <div>
                <SectionHead size="panel" title="Wishlist" />
                <Board
                  items={[...prints, { ...quince, name: 'Quince again' }].map((print) => ({
                    name: print.name,
                    href: `#${print.name}`,
                    picture: <Example print={print} />,
                  }))}
                />
              </div>
              {addresses}
            </Stack>
          </Columns>
        </div>
      </Container>
    </Shell>
  ),
}
