import type { Meta } from '@storybook/react-vite'
import { ProductSwitcher } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ProductSwitcher.docs.ts'

export default {
  title: 'Brand/ProductSwitcher',
  component: ProductSwitcher,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <ProductSwitcher
      label="See it as"
      choices={['Fabric', 'Wallpaper', 'Cushion', 'Bedding'].map((label) => ({
        label,
        href: `#${label}`,
        current: label === 'Cushion',
      }))}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
