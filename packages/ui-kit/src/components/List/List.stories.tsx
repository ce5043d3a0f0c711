import type { Meta } from '@storybook/react-vite'
import { List } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './List.docs.ts'
import { listMarkers } from './List.variants.ts'

export default {
  title: 'Type/List',
  component: List,
  argTypes: variantArgTypes({ marker: listMarkers }),
  parameters: { guide },
} satisfies Meta

export const Plain = {
  render: () => (
    <List marker="plain" gap="xs">
      <span>Quilting cotton</span>
      <span>Linen cotton canvas</span>
      <span>Cotton lawn</span>
    </List>
  ),
}

export const Bullet = {
  render: () => (
    <List marker="bullet" gap="xs">
      <span>Quilting cotton</span>
      <span>Linen cotton canvas</span>
      <span>Cotton lawn</span>
    </List>
  ),
}

export const Numbered = {
  render: () => (
    <List marker="number" gap="xs">
      <span>Quilting cotton</span>
      <span>Linen cotton canvas</span>
      <span>Cotton lawn</span>
    </List>
  ),
}

export const LongText = longText(Plain)
export const RightToLeft = rightToLeft(Plain)
export const SmallScreen = smallScreen(Plain)
