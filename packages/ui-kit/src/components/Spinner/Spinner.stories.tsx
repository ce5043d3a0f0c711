import type { Meta } from '@storybook/react-vite'
import { Inline, Spinner } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Spinner.docs.ts'
import { spinnerSizes } from './Spinner.variants.ts'

export default {
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: variantArgTypes({ size: spinnerSizes }),
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
