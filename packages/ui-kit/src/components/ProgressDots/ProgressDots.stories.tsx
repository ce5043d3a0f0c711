import type { Meta } from '@storybook/react-vite'
import { ProgressDots, Stack } from '../../index.ts'

export default { title: 'Feedback/ProgressDots' } satisfies Meta

export const Values = {
  render: () => (
    <Stack>
      <ProgressDots value={0} label="Not started" />
      <ProgressDots value={3} label="Step 3 of 5" />
      <ProgressDots value={5} label="Done" />
    </Stack>
  ),
}
