import type { Meta } from '@storybook/react-vite'
import { Button, EmptyState } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './EmptyState.docs.ts'

export default {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { guide },
} satisfies Meta

export const Cart = {
  render: () => (
    <EmptyState
      title="Your cart is empty"
      text="Nothing is printed until you ask."
      action={<Button href="#home">Find a pattern</Button>}
    />
  ),
}

export const LongText = longText(Cart)
export const RightToLeft = rightToLeft(Cart)
export const SmallScreen = smallScreen(Cart)
