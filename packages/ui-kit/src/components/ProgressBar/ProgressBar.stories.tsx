import type { Meta } from '@storybook/react-vite'
import { ProgressBar, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ProgressBar.docs.ts'

export default {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { guide },
} satisfies Meta

export const Values = {
  render: () => (
    <Stack>
      <ProgressBar label="Free delivery" value={0} note="$60.00 to go" />
      <ProgressBar label="Free delivery" value={48} max={60} note="$12.00 to go" />
      <ProgressBar label="Free delivery" value={60} max={60} note="Reached" />
    </Stack>
  ),
}

export const Loading = { render: () => <ProgressBar label="Reading your picture" /> }

export const LongText = longText(Values)
export const RightToLeft = rightToLeft(Values)
export const SmallScreen = smallScreen(Values)
