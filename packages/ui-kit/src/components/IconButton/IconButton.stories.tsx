import type { Meta } from '@storybook/react-vite'
import { HeartIcon, IconButton, Inline, SearchIcon } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './IconButton.docs.ts'
import { iconButtonSizes, iconButtonTones } from './IconButton.variants.ts'

export default {
  title: 'Action/IconButton',
  component: IconButton,
  argTypes: variantArgTypes({ tone: iconButtonTones, size: iconButtonSizes }),
  parameters: { guide },
} satisfies Meta

export const Tones = {
  render: () => (
    <Inline>
      <IconButton label="Save" icon={<HeartIcon />} />
      <IconButton label="Saved" icon={<HeartIcon />} aria-pressed tone="floating" />
      <IconButton label="Save this design" icon={<HeartIcon />} tone="framed" size="l" />
    </Inline>
  ),
}

export const AsLink = { render: () => <IconButton href="#search" label="Search" icon={<SearchIcon />} /> }

export const Hover = hover(Tones)
export const Focus = focus(Tones)
export const Active = active(Tones)
export const LongText = longText(Tones)
export const RightToLeft = rightToLeft(Tones)
export const SmallScreen = smallScreen(Tones)
