import type { Meta } from '@storybook/react-vite'
import {
  Button,
  Columns,
  CompactLineItem,
  Container,
  Footer,
  Heading,
  Hidden,
  OrderSummary,
  ProgressDots,
  Stack,
  StepHeader,
  Text,
} from '../index.ts'
import { DesignImage } from './designImages.tsx'
import { courtDesign, terrazzoDesign, understoreyDesign } from './designs.ts'
import { exampleBanner, exampleFooter, siteName } from './shell.tsx'

export default { title: 'Pages/Confirmation', parameters: { layout: 'fullscreen' } } satisfies Meta

const lines = [
  {
    design: understoreyDesign,
    view: 'cloth',
    detail: 'Linen cotton canvas',
    quantity: '3 yd',
    price: '$81.00',
  },
  { design: courtDesign, view: 'duvet', detail: 'Duvet cover, Full', quantity: '2', price: '$168.00' },
  {
    design: terrazzoDesign,
    view: 'cushion',
    detail: 'Throw pillow, 18 × 18 in',
    quantity: '1',
    price: '$33.15',
  },
] as const

const order = (
  <OrderSummary
    title="Your order"
    rows={[
      { label: 'Subtotal, 3 items', value: '$288.00' },
      { label: 'Autumn cushions', value: '−$5.85', tone: 'discount' },
      { label: 'Standard delivery', value: 'Free' },
      { label: 'Tax', value: '$0.00' },
    ]}
    total={{ label: 'Total', value: '$282.15' }}
    lines={lines.map(({ design, view, detail, quantity, price }) => (
      <CompactLineItem
        key={design.name}
        name={design.name}
        detail={`${quantity} · ${detail}`}
        price={price}
        image={<DesignImage design={design} view={view} />}
      />
    ))}
  />
)

export const Confirmation = {
  render: () => (
    <>
      <StepHeader home={{ name: siteName(), href: '#home' }} banner={exampleBanner()} />
      <main>
        <Container>
          <div style={{ paddingTop: 48 }}>
            <Columns layout="checkout">
              <Stack gap="l">
                <Heading level={1} size="page">
                  Thank you, it goes to print now
                </Heading>
                <Text size="lead">Order SV-20418</Text>
                <ProgressDots value={1} label="Next: your cloth is printed" />
                <Text tone="muted">A confirmation is on its way to marianne@example.com.</Text>
                <Stack gap="xs">
                  <Heading level={2} size="group">
                    Where it goes
                  </Heading>
                  <Stack gap="none">
                    <Text>Marianne Hollis</Text>
                    <Text>1180 Hawthorn Avenue</Text>
                    <Text>Portland, OR 97214</Text>
                  </Stack>
                </Stack>
                <Stack gap="xs">
                  <Heading level={2} size="group">
                    How it was paid
                  </Heading>
                  <Text>Visa ending in 4242, $282.15</Text>
                </Stack>
                <Hidden when="fromLg">{order}</Hidden>
                <div>
                  <Button href="#home">Continue shopping</Button>
                </div>
              </Stack>
              <Hidden when="belowLg">{order}</Hidden>
            </Columns>
          </div>
        </Container>
      </main>
      <Footer {...exampleFooter()} />
    </>
  ),
}
