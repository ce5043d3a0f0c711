import type { Meta } from '@storybook/react-vite'
import { ScalePreview } from '../../index.ts'
import { tileImage } from '../../stories/images.tsx'
import { quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './ScalePreview.docs.ts'
import { scalePreviewUnits } from './ScalePreview.variants.ts'

export default {
  title: 'Data/ScalePreview',
  component: ScalePreview,
  argTypes: variantArgTypes({ unit: scalePreviewUnits }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Inches = {
  render: () => (
    <ScalePreview
      title="How big is a quince?"
      tile={{ src: tileImage(quincePrint), width: 5, height: 6.25 }}
      unit="in"
      sliderLabel="Length on the ruler"
      format={(length) => `${length} in`}
      note="Drag the ruler to measure."
    />
  ),
}

export const Centimetres = {
  render: () => (
    <ScalePreview
      title="How big is a quince?"
      tile={{ src: tileImage(quincePrint), width: 5, height: 6.25 }}
      unit="cm"
      sliderLabel="Length on the ruler"
      format={(length) => `${length} cm`}
      note="Drag the ruler to measure."
    />
  ),
}

export const Hover = hover(Inches)
export const Focus = focus(Inches)
export const Active = active(Inches)
export const LongText = longText(Inches)
export const RightToLeft = rightToLeft(Inches)
export const SmallScreen = smallScreen(Inches)
