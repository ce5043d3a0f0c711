import type { Meta } from '@storybook/react-vite'
import { Button, BuyBar, Price } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './BuyBar.docs.ts'

export default {
  title: 'Shells/BuyBar',
  component: BuyBar,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const Default = {
  render: () => (
    <BuyBar
      price={<Price current="$81.00" size="line" note="3 yd, linen canvas" />}
      action={<Button width="full">Add to cart</Button>}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
