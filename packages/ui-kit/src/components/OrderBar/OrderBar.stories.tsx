import type { Meta } from '@storybook/react-vite'
import { MiniLine, OrderBar } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'

export default { title: 'Data/OrderBar' } satisfies Meta

export const Default = {
  render: () => (
    <OrderBar count="3 items" label="Show order" total="$304.72">
      <MiniLine name="Quince Orchard" detail="3 yd" picture={<Example />} price="$81.00" />
    </OrderBar>
  ),
}
