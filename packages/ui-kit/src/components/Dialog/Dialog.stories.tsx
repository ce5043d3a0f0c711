import type { Meta } from '@storybook/react-vite'
import { Button, Dialog, TextInput } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Dialog.docs.ts'
import { dialogSizes } from './Dialog.variants.ts'

export default {
  title: 'Feedback/Dialog',
  component: Dialog,
  argTypes: variantArgTypes({ size: dialogSizes }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

export const Open = {
  render: () => (
    <Dialog
      open
      title="Remove from the cart?"
      description="Quince Orchard, 3 yd of linen cotton canvas."
      closeLabel="Close"
      size="s"
      footer={
        <>
          <Button tone="danger">Remove</Button>
          <Button tone="secondary">Keep it</Button>
        </>
      }
    />
  ),
}

export const WithTrigger = {
  render: () => (
    <Dialog title="Delivery to" closeLabel="Close" trigger={<Button tone="secondary">Change country</Button>}>
      <TextInput label="Postal code" />
    </Dialog>
  ),
}

export const LongText = longText(Open)
export const RightToLeft = rightToLeft(Open)
export const SmallScreen = smallScreen(Open)
