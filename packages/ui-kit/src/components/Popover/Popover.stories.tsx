import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, Popover, Text } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Popover.docs.ts'
import { popoverSides } from './Popover.variants.ts'

export default {
  title: 'Feedback/Popover',
  component: Popover,
  argTypes: variantArgTypes({ side: popoverSides }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

const trigger = <Button tone="secondary">What is a half-drop?</Button>
const text = <Text size="small">Every second column starts half a repeat lower, so rows are not seen.</Text>

export const Closed = {
  render: () => (
    <Popover title="Half-drop repeat" closeLabel="Close" trigger={trigger}>
      {text}
    </Popover>
  ),
}

export const Open = {
  render: () => (
    <Popover title="Half-drop repeat" closeLabel="Close" defaultOpen trigger={trigger}>
      {text}
    </Popover>
  ),
}

export const ClosesWithEscape = {
  render: Closed.render,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Half-drop repeat' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const Hover = hover(Closed)
export const Focus = focus(Closed)
export const Active = active(Closed)
export const LongText = longText(Closed)
export const RightToLeft = rightToLeft(Closed)
export const SmallScreen = smallScreen(Closed)
