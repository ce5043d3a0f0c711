import type { Meta } from '@storybook/react-vite'
import { Button, EmptyState } from '../../index.ts'

export default { title: 'Feedback/EmptyState' } satisfies Meta

export const Cart = {
  render: () => (
    <EmptyState
      title="Your cart is empty"
      text="Nothing is printed until you ask."
      action={<Button href="#home">Find a pattern</Button>}
    />
  ),
}
