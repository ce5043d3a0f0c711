import type { Meta } from '@storybook/react-vite'
import { Checkbox, Stack } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Checkbox.docs.ts'

export default {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { guide },
} satisfies Meta

export const States = {
  render: () => (
    <Stack gap="none">
      <Checkbox defaultChecked>Use this address for billing too</Checkbox>
      <Checkbox hint="Once a week, never more.">Send me new designs</Checkbox>
      <Checkbox error="Accept the terms to go on.">I accept the terms</Checkbox>
      <Checkbox disabled>Not available</Checkbox>
    </Stack>
  ),
}

export const Disabled = {
  render: () => (
    <Checkbox disabled defaultChecked>
      Trade prices
    </Checkbox>
  ),
}

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
