import type { Meta } from '@storybook/react-vite'
import { Select, Stack } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Select.docs.ts'
import { selectSizes } from './Select.variants.ts'

export default {
  title: 'Forms/Select',
  component: Select,
  argTypes: variantArgTypes({ size: selectSizes }),
  parameters: { guide },
} satisfies Meta

export const States = {
  render: () => (
    <Stack>
      <Select label="Country">
        <option>United States</option>
        <option>Canada</option>
      </Select>
      <Select label="State" error="Choose a state." size="m">
        <option>Choose</option>
      </Select>
    </Stack>
  ),
}

export const Disabled = {
  render: () => (
    <Select label="Country" disabled hint="Set by the shop you are in.">
      <option>United States</option>
    </Select>
  ),
}

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
