import type { Meta } from '@storybook/react-vite'
import { QuantityStepper } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './QuantityStepper.docs.ts'
import { quantityStepperSizes } from './QuantityStepper.variants.ts'

export default {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  argTypes: variantArgTypes({ size: quantityStepperSizes }),
  parameters: { guide },
} satisfies Meta

export const Plain = {
  render: () => (
    <QuantityStepper
      name="quantity"
      label="Quantity"
      labels={{ decrease: 'One less', increase: 'One more' }}
    />
  ),
}

export const WithUnit = {
  render: () => (
    <QuantityStepper
      name="yards"
      label="Yards"
      labels={{ decrease: 'One less', increase: 'One more' }}
      defaultValue={3}
      unit="yd"
      size="l"
    />
  ),
}

export const Bounds = {
  render: () => (
    <QuantityStepper
      name="rolls"
      label="Rolls"
      labels={{ decrease: 'One less', increase: 'One more' }}
      defaultValue={5}
      max={5}
      unit="rolls"
    />
  ),
}

export const Disabled = {
  render: () => (
    <QuantityStepper
      name="none"
      label="Quantity"
      labels={{ decrease: 'One less', increase: 'One more' }}
      disabled
    />
  ),
}

export const Hover = hover(Plain)
export const Focus = focus(Plain)
export const Active = active(Plain)
export const LongText = longText(Plain)
export const RightToLeft = rightToLeft(Plain)
export const SmallScreen = smallScreen(Plain)
