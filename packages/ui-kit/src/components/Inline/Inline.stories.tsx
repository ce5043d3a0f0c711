import type { Meta } from '@storybook/react-vite'
import { Chip, Heading, Inline, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Inline.docs.ts'
import { inlineAlignments, inlineJustifications, inlineWraps } from './Inline.variants.ts'

export default {
  title: 'Layout/Inline',
  component: Inline,
  argTypes: variantArgTypes({ align: inlineAlignments, justify: inlineJustifications, wrap: inlineWraps }),
  parameters: { guide },
} satisfies Meta

export const Between = {
  render: () => (
    <Inline justify="between" align="baseline">
      <Heading level={2}>Orders</Heading>
      <TextLink href="#all">Order history</TextLink>
    </Inline>
  ),
}

export const Wrapping = {
  render: () => (
    <Inline gap="xs">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <Chip key={n}>{`Chip ${n}`}</Chip>
      ))}
    </Inline>
  ),
}

export const LongText = longText(Between)
export const RightToLeft = rightToLeft(Between)
export const SmallScreen = smallScreen(Between)
