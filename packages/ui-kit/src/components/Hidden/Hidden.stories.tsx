import type { Meta } from '@storybook/react-vite'
import { Hidden, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Hidden.docs.ts'
import { hiddenConditions } from './Hidden.variants.ts'

export default {
  title: 'Layout/Hidden',
  component: Hidden,
  argTypes: variantArgTypes({ when: hiddenConditions }),
  parameters: { guide },
} satisfies Meta

export const ForScreenReaders = {
  render: () => (
    <p>
      Price <Hidden when="visually">in US dollars</Hidden> $18.50
    </p>
  ),
}

export const ByWidth = {
  render: () => (
    <Stack>
      <Hidden when="belowMd">From md up</Hidden>
      <Hidden when="fromMd">Below md</Hidden>
      <Hidden when="belowLg">From lg up</Hidden>
      <Hidden when="fromLg">Below lg</Hidden>
    </Stack>
  ),
}

export const LongText = longText(ForScreenReaders)
export const RightToLeft = rightToLeft(ForScreenReaders)
export const SmallScreen = smallScreen(ForScreenReaders)
