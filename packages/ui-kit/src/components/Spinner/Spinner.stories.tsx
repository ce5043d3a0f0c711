import type { Meta } from '@storybook/react-vite'
import { Inline, Spinner } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Spinner.docs.ts'

export default {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { guide },
} satisfies Meta

export const Sizes = {
  render: () => (
    <Inline gap="xl">
      <Spinner label="Loading designs" />
      <Spinner label="Loading the cart" size="title" />
    </Inline>
  ),
}

export const LongText = longText(Sizes)
export const RightToLeft = rightToLeft(Sizes)
export const SmallScreen = smallScreen(Sizes)
