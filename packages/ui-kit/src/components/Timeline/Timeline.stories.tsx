import type { Meta } from '@storybook/react-vite'
import { Timeline } from '../../index.ts'

export default { title: 'Data/Timeline' } satisfies Meta

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
