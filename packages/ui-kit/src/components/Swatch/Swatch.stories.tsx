import type { Meta } from '@storybook/react-vite'
import { ColorWell, Inline, Swatch } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Swatch.docs.ts'
import { swatchCuts, swatchSizes } from './Swatch.variants.ts'

export default {
  title: 'Brand/Swatch',
  component: Swatch,
  argTypes: variantArgTypes({ size: swatchSizes, cut: swatchCuts }),
  parameters: { guide },
} satisfies Meta

export const Sizes = {
  render: () => (
    <Inline>
      <Swatch size="s">
        <Example />
      </Swatch>
      <Swatch>
        <Example />
      </Swatch>
      <Swatch size="l">
        <Example />
      </Swatch>
    </Inline>
  ),
}

export const Pinked = {
  render: () => (
    <Swatch cut="pinked" size="l">
      <Example print={courtPrint} />
    </Swatch>
  ),
}

export const Wells = {
  render: () => (
    <Inline>
      <ColorWell color="#0B6E69" /> Teal <ColorWell color="#F4EEE2" size={12} /> Cream
    </Inline>
  ),
}

export const LongText = longText(Sizes)
export const RightToLeft = rightToLeft(Sizes)
export const SmallScreen = smallScreen(Sizes)
