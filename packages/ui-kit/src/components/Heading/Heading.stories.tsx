import type { Meta } from '@storybook/react-vite'
import { Heading, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Heading.docs.ts'
import { headingSizes } from './Heading.variants.ts'

export default {
  title: 'Type/Heading',
  component: Heading,
  argTypes: variantArgTypes({ size: headingSizes }),
  parameters: { guide },
} satisfies Meta

export const Sizes = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Cloth with a name
      </Heading>
      <Heading level={2} size="category">
        Printed fabric
      </Heading>
      <Heading level={2} size="page">
        Your cart
      </Heading>
      <Heading level={2} size="page" secondLine="Duvet cover">
        Quince Orchard,
      </Heading>
      <Heading level={2} size="section">
        Collections
      </Heading>
      <Heading level={2} size="panel">
        For the trade
      </Heading>
      <Heading level={2} size="group">
        Summary
      </Heading>
      <Heading level={3} size="sub">
        Imani Okafor
      </Heading>
      <Heading level={3} size="card">
        Quince Orchard
      </Heading>
      <Heading level={4}>Fabric</Heading>
    </Stack>
  ),
}

export const LongText = longText(Sizes)
export const RightToLeft = rightToLeft(Sizes)
export const SmallScreen = smallScreen(Sizes)
