import type { Meta } from '@storybook/react-vite'
import { CompactLineItem } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './CompactLineItem.docs.ts'

export default {
  title: 'Data/CompactLineItem',
  component: CompactLineItem,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <CompactLineItem
      name="Quince Orchard"
      detail="Linen cotton canvas, 3 yd"
      image={<Example />}
      price="$81.00"
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
