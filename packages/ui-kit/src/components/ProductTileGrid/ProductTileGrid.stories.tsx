import type { Meta } from '@storybook/react-vite'
import { ProductTileGrid } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './ProductTileGrid.docs.ts'
import { productTileGridSizes } from './ProductTileGrid.variants.ts'

export default {
  title: 'Pieces/ProductTileGrid',
  component: ProductTileGrid,
  argTypes: variantArgTypes({ size: productTileGridSizes }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

const kinds = [
  { label: 'Duvet cover', wide: true },
  { label: 'Fabric' },
  { label: 'Curtain panel' },
  { label: 'Throw pillow' },
  { label: 'Tablecloth' },
  { label: 'Tea towel' },
  { label: 'Wall hanging' },
  { label: 'Wallpaper', wide: true, current: true },
]

export const Default = {
  render: () => (
    <ProductTileGrid
      items={kinds.map(({ label, ...more }) => ({
        label,
        href: `#${label}`,
        note: more.current ? 'You are looking at it.' : 'from $14',
        image: <Example />,
        ...more,
      }))}
    />
  ),
}

export const Small = {
  render: () => (
    <ProductTileGrid
      size="small"
      items={['Orchard Toile', 'Night Watch', 'High Water', 'Terrazzo Rosa', 'Fen Walk'].map((label) => ({
        label,
        href: `#${label}`,
        note: 'Fabric',
        image: <Example />,
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
