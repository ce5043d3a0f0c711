import type { Meta } from '@storybook/react-vite'
import { BrandBanner } from '../../index.ts'
import { exampleBanner, siteName } from '../../stories/shell.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './BrandBanner.docs.ts'
import { brandBannerFaces } from './BrandBanner.variants.ts'

export default {
  title: 'Shells/BrandBanner',
  component: BrandBanner,
  argTypes: variantArgTypes({ face: brandBannerFaces }),
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const TwoShops = { render: exampleBanner }

export const OneShop = {
  render: () => <BrandBanner label="Shops" sites={[{ name: siteName(), href: '#s', current: true }]} />,
}

export const Hover = hover(TwoShops)
export const Focus = focus(TwoShops)
export const Active = active(TwoShops)
export const LongText = longText(TwoShops)
export const RightToLeft = rightToLeft(TwoShops)
export const SmallScreen = smallScreen(TwoShops)
