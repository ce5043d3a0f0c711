import type { Meta } from '@storybook/react-vite'
import {
  Button,
  Checkbox,
  CheckoutFooter,
  CollapsibleOrderSummary,
  Columns,
  CompactLineItem,
  Container,
  FormActions,
  FullWidthGridItem,
  Grid,
  Heading,
  Hidden,
  Inline,
  LockIcon,
  OrderSummary,
  RadioCards,
  SegmentedControl,
  Select,
  Stack,
  StepHeader,
  SummaryRows,
  Text,
  TextInput,
  TextLink,
} from '../index.ts'
import { DesignImage } from './designImages.tsx'
import { courtDesign, terrazzoDesign, understoreyDesign } from './designs.ts'
import { siteName } from './shell.tsx'

export default { title: 'Pages/Checkout', parameters: { layout: 'fullscreen' } } satisfies Meta

const steps = {
  label: 'Checkout',
  next: 'Next: Payment',
  items: [
    { label: 'Cart', state: 'done', href: '#cart' },
    { label: '1 Shipping', state: 'current' },
    { label: '2 Payment', state: 'todo' },
    { label: '3 Review', state: 'todo' },
  ],
} as const

const rows = [
  { label: 'Subtotal', value: '$288.00' },
  { label: 'Autumn cushions', value: '−$5.85', tone: 'discount' },
  { label: 'Delivery', value: 'Free' },
  { label: 'Estimated tax, NY', value: '$22.57' },
] as const

const lines = [
  { print: understoreyDesign, detail: 'Linen cotton canvas, 3 yd', price: '$81.00' },
  { print: courtDesign, detail: 'Duvet cover, 2', price: '$168.00' },
  { print: terrazzoDesign, detail: 'Throw pillow, 18 × 18 in', price: '$39.00' },
].map(({ print, detail, price }) => (
  <CompactLineItem
    key={print.name}
    name={print.name}
    detail={detail}
    image={<DesignImage design={print} />}
    price={price}
  />
))

const address = (
  <Stack gap="l">
    <Heading level={2} size="group">
      Shipping address
    </Heading>
    <SegmentedControl
      legend="Kind of address"
      name="kind"
      defaultValue="home"
      segments={[
        { value: 'home', label: 'Home or work' },
        { value: 'apo', label: 'APO/FPO' },
      ]}
    />
    <Grid columns="pair">
      <FullWidthGridItem>
        <Select label="Country" name="country">
          <option>United States</option>
        </Select>
      </FullWidthGridItem>
      <TextInput label="First name" name="first" defaultValue="Marianne" />
      <TextInput label="Last name" name="last" defaultValue="Hale" />
      <FullWidthGridItem>
        <TextInput label="Company" optional="(optional)" name="company" />
      </FullWidthGridItem>
      <FullWidthGridItem>
        <TextInput label="Address line 1" name="line1" error="Enter the street and number." />
      </FullWidthGridItem>
    </Grid>
    <Grid columns="triple">
      <TextInput label="City" name="city" defaultValue="Hudson" />
      <Select label="State" name="state">
        <option>New York</option>
      </Select>
      <TextInput label="Postal code" name="code" defaultValue="12534" />
    </Grid>
  </Stack>
)

const delivery = (
  <RadioCards
    legend={
      <Heading level={2} size="group">
        Delivery method
      </Heading>
    }
    name="delivery"
    defaultValue="standard"
    options={[
      {
        value: 'standard',
        label: 'Standard',
        note: 'Monday, November 30. Ships within 1–5 business days.',
        aside: 'Free',
      },
      {
        value: 'priority',
        label: 'Priority',
        note: 'Friday, November 27. Printed first in the queue.',
        aside: '$12.00',
      },
      {
        value: 'express',
        label: 'Express',
        note: 'Wednesday, November 25. One business day after printing.',
        aside: '$28.00',
      },
    ]}
  />
)

const form = (
  <form>
    <Stack gap="xxl">
      <Stack gap="s">
        <Heading level={1}>Where should it go?</Heading>
        <Text tone="muted">
          Have an account? <TextLink href="#login">Log in</TextLink> to use a saved address.
        </Text>
      </Stack>
      <Stack gap="l">
        <Heading level={2} size="group">
          Contact
        </Heading>
        <TextInput label="Email" name="email" type="email" defaultValue="marianne.hale@example.com" />
        <TextInput label="Phone" name="phone" type="tel" defaultValue="(518) 555-0142" />
      </Stack>
      {address}
      {delivery}
      <Checkbox name="same" defaultChecked>
        Use this address for billing too
      </Checkbox>
      <FormActions>
        <Button type="submit" size="l">
          Continue to payment
        </Button>
        <TextLink href="#cart" place="alone">
          Back to cart
        </TextLink>
      </FormActions>
    </Stack>
  </form>
)

export const Checkout = {
  render: () => (
    <>
      <StepHeader home={{ name: siteName(), href: '#home' }} steps={steps}>
        <Inline gap="xs" wrap="no">
          <LockIcon size={20} />
          <Text as="span" size="small" tone="muted">
            Secure checkout
          </Text>
        </Inline>
      </StepHeader>
      <main>
        <Container>
          <CollapsibleOrderSummary count="3 items" label="Show order" total="$304.72">
            {lines}
            <SummaryRows rows={rows} />
          </CollapsibleOrderSummary>
          <div style={{ paddingTop: 40 }}>
            <Columns layout="checkout">
              {form}
              <Hidden when="belowLg">
                <OrderSummary
                  title="Your order"
                  action={
                    <TextLink href="#cart" size="small" place="alone">
                      Edit cart
                    </TextLink>
                  }
                  lines={lines}
                  rows={rows}
                  total={{ label: 'Total', value: '$304.72' }}
                />
              </Hidden>
            </Columns>
          </div>
        </Container>
      </main>
      <CheckoutFooter
        legal={[
          { label: 'Privacy', href: '#p' },
          { label: 'Terms', href: '#t' },
        ]}
      >
        45 days to return. Printed to order.
      </CheckoutFooter>
    </>
  ),
}
