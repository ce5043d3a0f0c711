import type { Meta } from '@storybook/react-vite'
import { Button, BuyBar, Price } from '../../index.ts'

export default { title: 'Shells/BuyBar', parameters: { layout: 'fullscreen' } } satisfies Meta

export const Default = {
  render: () => (
    <BuyBar
      price={<Price current="$81.00" size="line" note="3 yd, linen canvas" />}
      action={<Button width="full">Add to cart</Button>}
    />
  ),
}
