import type { Meta } from '@storybook/react-vite'
import { LineItemRow, Price, TextLink } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './LineItemRow.docs.ts'

export default {
  title: 'Data/LineItemRow',
  component: LineItemRow,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <LineItemRow
      name="Quince Orchard"
      href="#quince"
      detail="Linen cotton canvas, by the yard"
      image={<Example />}
      price={<Price current="$81.00" size="line" note="$27.00 a yard" />}
      facts={[{ term: 'Designer', value: 'Imani Okafor' }]}
      actions={<TextLink place="alone">Remove</TextLink>}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
