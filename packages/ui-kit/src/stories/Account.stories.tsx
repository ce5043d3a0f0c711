import type { Meta } from '@storybook/react-vite'
import { Board, DeliveryPanel, Heading, SectionHeader, Stack, Text, TextLink, Timeline } from '../index.ts'
import { AccountShell } from './accountShell.tsx'
import { DesignImage } from './designImages.tsx'
import {
  courtDesign,
  dahliaDesign,
  hoursDesign,
  palaisDesign,
  stripeDesign,
  terrazzoDesign,
  understoreyDesign,
  waterDesign,
} from './designs.ts'
import { ExampleAddresses } from './exampleAddresses.tsx'
import { ExampleOrders, printingSteps } from './exampleOrders.tsx'

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
    timeline={<Timeline label="Progress" steps={printingSteps} />}
    parcel={[understoreyDesign, courtDesign, terrazzoDesign].map((print) => ({
      name: print.name,
      detail: '3 yd, linen canvas',
      image: <DesignImage design={print} />,
    }))}
  />
)

export const Account = {
  render: () => (
    <AccountShell current="Overview">
      <Stack gap="xxxl">
        <Stack gap="s">
          <Heading level={1}>Good evening, Marianne</Heading>
          <Text size="lead" tone="muted">
            Your Understorey is on the press. You have $18.00 in store credit.
          </Text>
        </Stack>
        {delivery}
        <div>
          <SectionHeader size="panel" title="Orders" action={<TextLink href="#h">Order history</TextLink>} />
          <ExampleOrders />
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
          <ExampleAddresses level={3} />
        </div>
      </Stack>
    </AccountShell>
  ),
}
