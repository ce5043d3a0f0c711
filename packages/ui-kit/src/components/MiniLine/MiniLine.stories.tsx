import type { Meta } from '@storybook/react-vite'
import { MiniLine } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './MiniLine.docs.ts'

export default {
  title: 'Data/MiniLine',
  component: MiniLine,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <MiniLine name="Quince Orchard" detail="Linen cotton canvas, 3 yd" image={<Example />} price="$81.00" />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
