import type { Meta } from '@storybook/react-vite'
import { Inline, Tag } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Tag.docs.ts'

export default {
  title: 'Data/Tag',
  component: Tag,
  parameters: { guide },
} satisfies Meta

export const Plain = {
  render: () => (
    <Inline gap="xs">
      <Tag>Half-drop</Tag>
      <Tag>Organic</Tag>
      <Tag>For upholstery</Tag>
    </Inline>
  ),
}

export const AsLinks = {
  render: () => (
    <Inline gap="xs">
      <Tag href="#floral">Floral</Tag>
      <Tag href="#botanical">Botanical</Tag>
    </Inline>
  ),
}

export const Hover = hover(Plain)
export const Focus = focus(Plain)
export const Active = active(Plain)
export const LongText = longText(Plain)
export const RightToLeft = rightToLeft(Plain)
export const SmallScreen = smallScreen(Plain)
