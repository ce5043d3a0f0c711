import type { Meta } from '@storybook/react-vite'
import { Chip, ColorWell } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Chip.docs.ts'

export default {
  title: 'Data/Chip',
  component: Chip,
  parameters: { guide },
} satisfies Meta

export const Plain = { render: () => <Chip>Swatch available</Chip> }

export const RemovableLink = {
  render: () => (
    <Chip
      removeHref="#without"
      removeLabel="Remove filter Teal"
      before={<ColorWell color="#0B6E69" size={12} />}
    >
      Teal
    </Chip>
  ),
}

export const RemovableButton = {
  render: () => (
    <Chip onRemove={() => undefined} removeLabel="Remove code AUTUMN15">
      AUTUMN15
    </Chip>
  ),
}

export const Hover = hover(Plain)
export const Focus = focus(Plain)
export const Active = active(Plain)
export const LongText = longText(Plain)
export const RightToLeft = rightToLeft(Plain)
export const SmallScreen = smallScreen(Plain)
