import type { Meta } from '@storybook/react-vite'
import { CollapsibleOrderSummary, CompactLineItem } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './CollapsibleOrderSummary.docs.ts'

export default {
  title: 'Data/CollapsibleOrderSummary',
  component: CollapsibleOrderSummary,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <CollapsibleOrderSummary count="3 items" label="Show order" total="$304.72">
      <CompactLineItem name="Quince Orchard" detail="3 yd" image={<Example />} price="$81.00" />
    </CollapsibleOrderSummary>
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
