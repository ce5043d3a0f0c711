import type { Meta } from '@storybook/react-vite'
import { LineItemRow, Price, TextLink } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'

export default { title: 'Data/LineItemRow' } satisfies Meta

export const Default = {
  render: () => (
    <LineItemRow
      name="Quince Orchard"
      href="#quince"
      detail="Linen cotton canvas, by the yard"
      picture={<Example />}
      price={<Price current="$81.00" size="line" note="$27.00 a yard" />}
      facts={[{ term: 'Designer', value: 'Imani Okafor' }]}
      actions={<TextLink place="alone">Remove</TextLink>}
    />
  ),
}
