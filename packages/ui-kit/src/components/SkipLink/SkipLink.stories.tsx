import type { Meta } from '@storybook/react-vite'
import { SkipLink } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './SkipLink.docs.ts'

export default {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <p id="content">Press Tab.</p>
    </>
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
