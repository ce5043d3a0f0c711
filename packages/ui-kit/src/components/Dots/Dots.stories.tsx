import type { Meta } from '@storybook/react-vite'
import { Dots, Stack } from '../../index.ts'
import { quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Dots.docs.ts'
import { dotsSizes } from './Dots.variants.ts'

export default {
  title: 'Brand/Dots',
  component: Dots,
  argTypes: variantArgTypes({ size: dotsSizes }),
  parameters: { guide },
} satisfies Meta

export const Brand = {
  render: () => (
    <Stack>
      <Dots size="strip">Brand dots</Dots>
      <Dots size="title">Title</Dots>
      <Dots size="step">Step</Dots>
      <Dots>Small</Dots>
    </Stack>
  ),
}

export const OfADesign = {
  render: () => (
    <Dots colors={quincePrint.colors} size="strip">
      Quince Orchard
    </Dots>
  ),
}

export const LongText = longText(Brand)
export const RightToLeft = rightToLeft(Brand)
export const SmallScreen = smallScreen(Brand)
