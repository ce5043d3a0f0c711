import type { Meta } from '@storybook/react-vite'
import { Callout, Stack, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Callout.docs.ts'
import { calloutTones } from './Callout.variants.ts'

export default {
  title: 'Feedback/Callout',
  component: Callout,
  argTypes: variantArgTypes({ tone: calloutTones }),
  parameters: { guide },
} satisfies Meta

export const Tones = {
  render: () => (
    <Stack>
      <Callout title="Good to know">Prices include printing.</Callout>
      <Callout tone="success">Your address is saved.</Callout>
      <Callout tone="warning" title="Only until Sunday">
        Autumn cushions are 15% off.
      </Callout>
      <Callout
        tone="error"
        title="The card was declined"
        action={<TextLink href="#other">Pay another way</TextLink>}
      >
        Nothing was charged.
      </Callout>
    </Stack>
  ),
}

export const LongText = longText(Tones)
export const RightToLeft = rightToLeft(Tones)
export const SmallScreen = smallScreen(Tones)
