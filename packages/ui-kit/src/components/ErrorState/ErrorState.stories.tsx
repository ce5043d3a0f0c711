import type { Meta } from '@storybook/react-vite'
import { Button, ErrorState } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ErrorState.docs.ts'

export default {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <ErrorState
      title="Sorry.. there was an error"
      text="It is on our side, and we have been told."
      action={<Button href="#home">Back to the shop</Button>}
      reference="Reference 7F3A"
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
