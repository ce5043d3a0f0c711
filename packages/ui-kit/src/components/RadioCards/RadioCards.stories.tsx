import type { Meta } from '@storybook/react-vite'
import { RadioCards, TextInput, TextLink } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './RadioCards.docs.ts'
import { radioCardsLayouts } from './RadioCards.variants.ts'

export default {
  title: 'Forms/RadioCards',
  component: RadioCards,
  argTypes: variantArgTypes({ layout: radioCardsLayouts }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Rows = {
  render: () => (
    <RadioCards
      legend="Delivery method"
      name="delivery"
      defaultValue="standard"
      options={[
        { value: 'standard', label: 'Standard', note: 'Monday, November 30.', aside: 'Free' },
        { value: 'express', label: 'Express', note: 'Wednesday, November 25.', aside: '$28.00' },
        { value: 'none', label: 'Collection', disabled: true },
      ]}
    />
  ),
}

export const Cards = {
  render: () => (
    <RadioCards
      legend="Fabric"
      name="fabric"
      layout="cards"
      defaultValue="linen"
      action={
        <TextLink href="#all" size="small">
          Compare all 19
        </TextLink>
      }
      options={[
        {
          value: 'cotton',
          label: 'Quilting cotton',
          note: '4.1 oz · 42 in wide',
          aside: '$18.50 a yard',
          image: <Example />,
        },
        {
          value: 'linen',
          label: 'Linen cotton canvas',
          note: '7.3 oz · 54 in wide',
          aside: '$27.00 a yard',
          image: <Example />,
        },
      ]}
    />
  ),
}

export const WithError = {
  render: () => (
    <RadioCards
      legend="Delivery method"
      name="missing"
      error="Choose how it should travel."
      options={[
        { value: 'standard', label: 'Standard', note: 'Monday, November 30.', aside: 'Free' },
        { value: 'express', label: 'Express', note: 'Wednesday, November 25.', aside: '$28.00' },
        { value: 'none', label: 'Collection', disabled: true },
      ]}
    />
  ),
}

export const WithMore = {
  render: () => (
    <RadioCards
      legend="Payment"
      name="payment"
      defaultValue="card"
      options={[
        { value: 'card', label: 'Card', more: <TextInput label="Card number" size="m" /> },
        { value: 'paypal', label: 'PayPal' },
      ]}
    />
  ),
}

export const Hover = hover(Rows)
export const Focus = focus(Rows)
export const Active = active(Rows)
export const LongText = longText(Rows)
export const RightToLeft = rightToLeft(Rows)
export const SmallScreen = smallScreen(Rows)
