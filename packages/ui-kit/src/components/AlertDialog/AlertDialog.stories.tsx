import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AlertDialog, Button } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './AlertDialog.docs.ts'
import { alertDialogTones } from './AlertDialog.variants.ts'

export default {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  argTypes: variantArgTypes({ tone: alertDialogTones }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

const question = {
  title: 'Remove from the cart?',
  description: 'Quince Orchard, 3 yd of linen cotton canvas.',
  confirm: 'Remove',
  cancel: 'Keep it',
  tone: 'danger',
} as const

export const Open = { render: () => <AlertDialog {...question} open onConfirm={() => undefined} /> }

export const Harmless = {
  render: () => (
    <AlertDialog
      open
      title="Prices are now in pounds"
      description="The cart was priced again in the currency of the United Kingdom."
      confirm="Go on"
      cancel="Back to dollars"
      onConfirm={() => undefined}
    />
  ),
}

const confirmed = fn()

export const FocusesTheWayBack = {
  render: () => (
    <AlertDialog {...question} onConfirm={confirmed} trigger={<Button tone="secondary">Remove</Button>} />
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    confirmed.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }))
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(confirmed).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const LongText = longText(Open)
export const RightToLeft = rightToLeft(Open)
export const SmallScreen = smallScreen(Open)
