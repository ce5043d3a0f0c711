import type { Meta } from '@storybook/react-vite'
import { Figures } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Figures.docs.ts'

export default {
  title: 'Data/Figures',
  component: Figures,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <Figures
      items={[
        { value: '24', unit: 'in', label: 'roll width' },
        { value: '144', unit: 'in', label: 'roll length' },
        { value: '15', unit: 'in', label: 'repeat height' },
        { value: '5.9', unit: 'oz/yd²', label: 'weight' },
      ]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
