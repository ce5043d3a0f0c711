import type { Meta } from '@storybook/react-vite'
import { DesignBoard } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { prints } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './DesignBoard.docs.ts'

export default {
  title: 'Pieces/DesignBoard',
  component: DesignBoard,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <DesignBoard
      items={prints.slice(0, 5).map((print) => ({
        name: print.name,
        href: `#${print.name}`,
        note: '3 colorways',
        image: <Example print={print} />,
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
