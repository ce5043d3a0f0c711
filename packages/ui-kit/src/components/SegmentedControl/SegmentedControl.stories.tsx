import type { Meta } from '@storybook/react-vite'
import { SegmentedControl } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './SegmentedControl.docs.ts'
import { segmentedControlWidths } from './SegmentedControl.variants.ts'

export default {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  argTypes: variantArgTypes({ width: segmentedControlWidths }),
  parameters: { guide },
} satisfies Meta

export const Radios = {
  render: () => (
    <SegmentedControl
      legend="Size"
      legendShown
      name="size"
      defaultValue="yard"
      segments={[
        { value: 'swatch', label: 'Swatch' },
        { value: 'yard', label: 'By the yard' },
        { value: 'none', label: 'Bolt', disabled: true },
      ]}
    />
  ),
}

export const Links = {
  render: () => (
    <SegmentedControl
      legend="Unit"
      name="unit"
      width="auto"
      value="in"
      segments={[
        { value: 'in', label: 'in', href: '#in' },
        { value: 'cm', label: 'cm', href: '#cm' },
      ]}
    />
  ),
}

export const Hover = hover(Radios)
export const Focus = focus(Radios)
export const Active = active(Radios)
export const LongText = longText(Radios)
export const RightToLeft = rightToLeft(Radios)
export const SmallScreen = smallScreen(Radios)
