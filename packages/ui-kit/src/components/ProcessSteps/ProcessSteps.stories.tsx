import type { Meta } from '@storybook/react-vite'
import { ProcessSteps } from '../../index.ts'
import { tileImage } from '../../stories/images.tsx'
import { quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ProcessSteps.docs.ts'

export default {
  title: 'Pieces/ProcessSteps',
  component: ProcessSteps,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <ProcessSteps
      tile={tileImage(quincePrint)}
      steps={[
        { title: 'You choose', text: 'Against a ruler.' },
        { title: 'We print', text: 'Water-based inks.' },
        { title: 'It arrives', text: 'Ready to sew.' },
      ]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
