import type { Meta } from '@storybook/react-vite'
import { Button, CompactLineItem, OrderSummary, TextLink } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './OrderSummary.docs.ts'

export default {
  title: 'Data/OrderSummary',
  component: OrderSummary,
  parameters: { guide },
} satisfies Meta

export const Cart = {
  render: () => (
    <OrderSummary
      title="Summary"
      rows={[
        { label: 'Subtotal, 3 items', value: '$288.00' },
        { label: 'Autumn cushions', value: '−$5.85', tone: 'discount' },
        { label: 'Tax', value: 'At the next step', tone: 'muted' },
      ]}
      total={{ label: 'Total', value: '$282.15' }}
      note="Plus members would pay $253.94."
      footnote="Or four payments of $70.54 with Afterpay."
    >
      <Button size="l" width="full">
        Go to shipping
      </Button>
    </OrderSummary>
  ),
}

export const WithLines = {
  render: () => (
    <OrderSummary
      title="Your order"
      action={
        <TextLink href="#cart" size="small">
          Edit cart
        </TextLink>
      }
      lines={<CompactLineItem name="Quince Orchard" detail="3 yd" image={<Example />} price="$81.00" />}
      rows={[
        { label: 'Subtotal, 3 items', value: '$288.00' },
        { label: 'Autumn cushions', value: '−$5.85', tone: 'discount' },
        { label: 'Tax', value: 'At the next step', tone: 'muted' },
      ]}
      total={{ label: 'Total', value: '$282.15' }}
    />
  ),
}

export const LongText = longText(Cart)
export const RightToLeft = rightToLeft(Cart)
export const SmallScreen = smallScreen(Cart)
