import type { Meta } from '@storybook/react-vite'
import { Dots, Stack } from '../../index.ts'
import { quince } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Dots.docs.ts'

export default {
  title: 'Brand/Dots',
  component: Dots,
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
    <Dots colors={quince.colors} size="strip">
      Quince Orchard
    </Dots>
  ),
}

export const LongText = longText(Brand)
export const RightToLeft = rightToLeft(Brand)
export const SmallScreen = smallScreen(Brand)
