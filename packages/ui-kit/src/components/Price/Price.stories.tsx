import type { Meta } from '@storybook/react-vite'
import { Price, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Price.docs.ts'
import { priceSizes } from './Price.variants.ts'

export default {
  title: 'Data/Price',
  component: Price,
  argTypes: variantArgTypes({ size: priceSizes }),
  parameters: { guide },
} satisfies Meta

export const Plain = { render: () => <Price current="$18.50" unit="a yard" /> }

export const Sale = {
  render: () => <Price current="$13.60" was="$16.00" unit="a yard" labels={{ current: 'Now', was: 'Was' }} />,
}

export const Sizes = {
  render: () => (
    <Stack>
      <Price current="$81.00" size="line" note="$27.00 a yard" />
      <Price current="$282.15" size="total" />
      <Price current="$81.00" size="figure" note="3 yd × $27.00. Plus members pay $72.90." />
    </Stack>
  ),
}

export const LongText = longText(Plain)
export const RightToLeft = rightToLeft(Plain)
export const SmallScreen = smallScreen(Plain)
