import type { Meta } from '@storybook/react-vite'
import { ProgressDots, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ProgressDots.docs.ts'

export default {
  title: 'Feedback/ProgressDots',
  component: ProgressDots,
  parameters: { guide },
} satisfies Meta

export const Values = {
  render: () => (
    <Stack>
      <ProgressDots value={0} label="Not started" />
      <ProgressDots value={3} label="Step 3 of 5" />
      <ProgressDots value={5} label="Done" />
    </Stack>
  ),
}

export const LongText = longText(Values)
export const RightToLeft = rightToLeft(Values)
export const SmallScreen = smallScreen(Values)
