import type { Meta } from '@storybook/react-vite'
import { ProcessSteps } from '../../index.ts'
import { tileOf } from '../../stories/pictures.tsx'
import { quince } from '../../stories/prints.ts'

export default { title: 'Pieces/ProcessSteps' } satisfies Meta

export const Default = {
  render: () => (
    <ProcessSteps
      tile={tileOf(quince)}
      steps={[
        { title: 'You choose', text: 'Against a ruler.' },
        { title: 'We print', text: 'Water-based inks.' },
        { title: 'It arrives', text: 'Ready to sew.' },
      ]}
    />
  ),
}
