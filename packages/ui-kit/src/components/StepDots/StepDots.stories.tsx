import type { Meta } from '@storybook/react-vite'
import { Stack, StepDots } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './StepDots.docs.ts'
import { stepDotsTones } from './StepDots.variants.ts'

export default {
  title: 'Data/StepDots',
  component: StepDots,
  argTypes: variantArgTypes({ tone: stepDotsTones }),
  parameters: { guide },
} satisfies Meta

export const States = {
  render: () => (
    <Stack>
      <StepDots total={5} done={0}>
        Received
      </StepDots>
      <StepDots total={5} done={3}>
        On the press
      </StepDots>
      <StepDots total={5} done={5}>
        Shipped
      </StepDots>
      <StepDots total={5} done={1} tone="error">
        Held, address
      </StepDots>
    </Stack>
  ),
}

export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
