import type { Meta } from '@storybook/react-vite'
import { List } from '../../index.ts'

export default { title: 'Type/List' } satisfies Meta

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
