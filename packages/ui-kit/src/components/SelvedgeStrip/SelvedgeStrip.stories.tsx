import type { Meta } from '@storybook/react-vite'
import { ProductSwitcher, SelvedgeStrip } from '../../index.ts'
import { hoursPrint, quincePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './SelvedgeStrip.docs.ts'

export default {
  title: 'Brand/SelvedgeStrip',
  component: SelvedgeStrip,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const WithSwitch = {
  render: () => (
    <SelvedgeStrip colors={quincePrint.colors} name={quincePrint.name} designer={quincePrint.designer}>
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
  render: () => (
    <SelvedgeStrip colors={hoursPrint.colors} name={hoursPrint.name} designer={hoursPrint.designer} />
  ),
}

export const LongText = longText(WithSwitch)
export const RightToLeft = rightToLeft(WithSwitch)
export const SmallScreen = smallScreen(WithSwitch)
