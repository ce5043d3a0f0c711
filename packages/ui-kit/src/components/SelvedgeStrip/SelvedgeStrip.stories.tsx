import type { Meta } from '@storybook/react-vite'
import { ProductSwitcher, SelvedgeStrip } from '../../index.ts'
import { hours, quince } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './SelvedgeStrip.docs.ts'

export default {
  title: 'Brand/SelvedgeStrip',
  component: SelvedgeStrip,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const WithSwitch = {
  render: () => (
    <SelvedgeStrip colors={quince.colors} name={quince.name} designer={quince.designer}>
      <ProductSwitcher
        label="See it as"
        choices={[
          { label: 'Fabric', href: '#f' },
          { label: 'Wallpaper', href: '#w', current: true },
        ]}
      />
    </SelvedgeStrip>
  ),
}

export const Alone = {
  render: () => <SelvedgeStrip colors={hours.colors} name={hours.name} designer={hours.designer} />,
}

export const LongText = longText(WithSwitch)
export const RightToLeft = rightToLeft(WithSwitch)
export const SmallScreen = smallScreen(WithSwitch)
