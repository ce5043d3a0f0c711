import type { Meta } from '@storybook/react-vite'
import {
  BackLink,
  BenefitList,
  Button,
  CartLink,
  Columns,
  Container,
  Footer,
  Hidden,
  LineItemRow,
  OrderSummary,
  PageTitle,
  Price,
  PromoCode,
  QuantityStepper,
  StepHeader,
  Text,
  TextLink,
} from '../index.ts'
import { DesignImage } from './designImages.tsx'
import { courtDesign, terrazzoDesign, understoreyDesign } from './designs.ts'
import { exampleBanner, exampleFooter, siteName } from './shell.tsx'

export default { title: 'Pages/Cart', parameters: { layout: 'fullscreen' } } satisfies Meta

const steps = {
  label: 'Checkout',
  next: 'Next: Shipping',
  items: [
    { label: 'Cart', state: 'current' },
    { label: '1 Shipping', state: 'todo', href: '#shipping' },
    { label: '2 Payment', state: 'todo' },
    { label: '3 Review', state: 'todo' },
  ],
} as const

const lines = [
  {
    print: understoreyDesign,
    view: 'cloth',
    detail: 'Linen cotton canvas, by the yard',
    price: <Price current="$81.00" size="line" note="$27.00 a yard" />,
    unit: 'yd',
    quantity: 3,
    extra: { term: 'Width', value: '54 in, one piece of 3 yd' },
  },
  {
    print: courtDesign,
    view: 'duvet',
    detail: 'Duvet cover, cotton sateen',
    price: <Price current="$168.00" size="line" note="$84.00 each" />,
    unit: undefined,
    quantity: 2,
    extra: { term: 'Size', value: 'Full, 80 × 88 in' },
  },
  {
    print: terrazzoDesign,
    view: 'cushion',
    detail: 'Throw pillow, linen cover',
    price: (
      <Price
        current="$33.15"
        size="line"
        note={
          <>
            <s>$39.00</s>{' '}
            <Text as="span" size="small" tone="sale">
              Autumn cushions, 15% off
            </Text>
          </>
        }
      />
    ),
    unit: undefined,
    quantity: 1,
    extra: { term: 'Size', value: '18 × 18 in, with insert' },
  },
]

export const Cart = {
  render: () => (
    <>
      <StepHeader home={{ name: siteName(), href: '#home' }} banner={exampleBanner()} steps={steps}>
        <BackLink href="#home" label="Back to shopping" short="Shop" />
        <CartLink href="#cart" label="Cart, 3 items" count={3} current />
      </StepHeader>
      <main>
        <Container>
          <PageTitle title="Your cart" size="page" />
          <Columns layout="summary">
            <div>
              {lines.map(({ print, view, detail, price, unit, quantity, extra }) => (
                <LineItemRow
                  key={print.name}
                  name={print.name}
                  href={`#${print.name}`}
                  detail={detail}
                  image={<DesignImage design={print} view={view} />}
                  price={price}
                  facts={[
                    { term: 'Designer', value: print.designer },
                    extra,
                    { term: 'Arrives', value: 'Mon, Nov 30' },
                  ]}
                  actions={
                    <>
                      <QuantityStepper
                        name="quantity"
                        submitName="act"
                        label={`Quantity of ${print.name}`}
                        labels={{ decrease: 'One less', increase: 'One more' }}
                        defaultValue={quantity}
                        unit={unit}
                      />
                      <TextLink href="#remove" place="alone">
                        Remove
                      </TextLink>
                      <Hidden when="belowMd">
                        {' '}
                        <TextLink href="#wish" place="alone">
                          Move to wishlist
                        </TextLink>
                      </Hidden>
                    </>
                  }
                />
              ))}
            </div>
            <OrderSummary
              title="Summary"
              rows={[
                { label: 'Subtotal, 3 items', value: '$288.00' },
                { label: 'Autumn cushions', value: '−$5.85', tone: 'discount' },
                { label: 'Standard delivery', value: 'Free' },
                { label: 'Tax', value: 'At the next step', tone: 'muted' },
              ]}
              total={{ label: 'Total', value: '$282.15' }}
              note="Plus members would pay $253.94."
              footnote="Or four payments of $70.54 with Afterpay. Cards, PayPal and store credit also welcome."
            >
              <Button href="#checkout" size="l" width="full">
                Go to shipping
              </Button>
              <PromoCode
                label="Add a promo code"
                fieldLabel="Promo code"
                name="code"
                id="promo"
                submit="Apply"
              />
            </OrderSummary>
          </Columns>
          <div style={{ paddingTop: 64 }}>
            <BenefitList
              items={[
                {
                  title: 'Printed to order',
                  text: 'Nothing here exists yet. Your cloth is printed once you pay.',
                  colors: understoreyDesign.colors,
                },
                {
                  title: '45 days to return',
                  text: 'Even if you have cut into it. We would rather you loved it.',
                  colors: courtDesign.colors,
                },
                {
                  title: 'Safe payment',
                  text: 'Card details go straight to the bank and never touch our servers.',
                  colors: terrazzoDesign.colors,
                },
              ]}
            />
          </div>
        </Container>
      </main>
      <Footer {...exampleFooter()} />
    </>
  ),
}
