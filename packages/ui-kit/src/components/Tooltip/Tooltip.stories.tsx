import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, HeartIcon, IconButton, Inline, Tooltip } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Tooltip.docs.ts'
import { tooltipSides } from './Tooltip.variants.ts'

export default {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  argTypes: variantArgTypes({ side: tooltipSides }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

type Played = { readonly canvasElement: HTMLElement }

const focusButton = async ({ canvasElement }: Played) => {
  within(canvasElement).getByRole('button').focus()
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
}

export const Closed = {
  render: () => (
    <Inline>
      <Tooltip text="We keep it for 30 days.">
        <IconButton label="Save this cart" icon={<HeartIcon />} tone="framed" />
      </Tooltip>
    </Inline>
  ),
}

export const Below = {
  render: () => (
    <Inline>
      <Tooltip side="bottom" text="We keep it for 30 days.">
        <IconButton label="Save this cart" icon={<HeartIcon />} tone="framed" />
      </Tooltip>
    </Inline>
  ),
  play: focusButton,
}

export const SeveralLines = {
  render: () => (
    <Inline justify="center">
      <Tooltip
        side="bottom"
        text="Every second column starts half a repeat lower, so that rows are not seen from a distance."
      >
        <Button tone="secondary">Half-drop</Button>
      </Tooltip>
    </Inline>
  ),
  play: focusButton,
}

export const ClosesWithEscape = {
  render: Closed.render,
  play: async (context: Played) => {
    await focusButton(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus()
  },
}

export const Hover = hover(Closed)
export const Focus = focus(Closed)
export const Active = active(Closed)
export const LongText = longText(Closed)
export const RightToLeft = rightToLeft(Closed)
export const SmallScreen = smallScreen(Closed)
