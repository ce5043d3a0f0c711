import type { Meta } from '@storybook/react-vite'
import { useEffect } from 'react'
import { screen } from 'storybook/test'
import { Button, Inline, ToastProvider, type ToastRequest, useToast } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Toast.docs.ts'
import { toastVariants } from './Toast.variants.ts'

export default {
  title: 'Feedback/Toast',
  component: ToastProvider,
  argTypes: variantArgTypes({ variant: toastVariants }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

const Shown = ({ request }: { readonly request: ToastRequest }) => {
  const { show } = useToast()
  useEffect(() => show(request), [show, request])
  return (
    <Inline>
      <Button tone="secondary" onClick={() => show(request)}>
        Show it again
      </Button>
    </Inline>
  )
}

const story = (request: ToastRequest) => ({
  render: () => (
    <ToastProvider label="Notifications" closeLabel="Close">
      <Shown request={request} />
    </ToastProvider>
  ),
  // An effect shows the toast, and a busy browser may run the effect late.
  play: async () => {
    await screen.findAllByText(String(request.title))
  },
})

export const Success = story({ title: 'Added to your cart', duration: 'indefinite' })
export const Info = story({
  variant: 'info',
  title: 'Prices are now in pounds',
  description: 'The cart was priced again.',
  duration: 'indefinite',
})
export const Warning = story({ variant: 'warning', title: 'Only two rolls left', duration: 'indefinite' })
export const Failure = story({
  variant: 'error',
  title: 'The cart could not be merged',
  duration: 'indefinite',
})
export const WithAction = story({
  title: 'Removed from your cart',
  duration: 'indefinite',
  action: {
    altText: 'Add it again from the product page',
    element: (
      <Button size="s" tone="quiet">
        Undo
      </Button>
    ),
  },
})

export const LongText = longText(Success)
export const RightToLeft = rightToLeft(Success)
export const SmallScreen = smallScreen(Success)
