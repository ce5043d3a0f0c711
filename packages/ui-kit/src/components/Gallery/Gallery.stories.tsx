import type { Meta } from '@storybook/react-vite'
import { Gallery } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Gallery.docs.ts'

export default {
  title: 'Data/Gallery',
  component: Gallery,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <Gallery
      label="Pictures"
      items={[quincePrint, courtPrint, hoursPrint].map((print) => ({
        id: print.designer.split(' ').join(''),
        label: print.name,
        thumb: <Example print={print} />,
        main: <Example print={print} alt={print.name} />,
      }))}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
