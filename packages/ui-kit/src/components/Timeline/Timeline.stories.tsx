import type { Meta } from '@storybook/react-vite'
import { Timeline } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Timeline.docs.ts'

export default {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <Timeline
      label="Progress"
      steps={[
        { label: 'Placed', note: 'Nov 18', state: 'done' },
        { label: 'Printing', note: 'Today', state: 'current' },
        { label: 'Checked', state: 'todo' },
        { label: 'On its way', state: 'todo' },
        { label: 'At your door', note: 'Nov 30', state: 'todo' },
      ]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
