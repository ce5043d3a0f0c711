import type { Meta } from '@storybook/react-vite'
import { MiniLine } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'

export default { title: 'Data/MiniLine' } satisfies Meta

export const Default = {
  render: () => (
    <MiniLine name="Quince Orchard" detail="Linen cotton canvas, 3 yd" picture={<Example />} price="$81.00" />
  ),
}
