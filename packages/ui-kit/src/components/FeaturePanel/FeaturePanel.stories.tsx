import type { Meta } from '@storybook/react-vite'
import { Button, FeaturePanel } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, stripePrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './FeaturePanel.docs.ts'

export default {
  title: 'Pieces/FeaturePanel',
  component: FeaturePanel,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <FeaturePanel
      title="Hold it first"
      text="An 8 × 8 inch swatch."
      action={<Button href="#swatch">Start a swatch order</Button>}
      images={[
        <Example key="1" print={stripePrint} />,
        <Example key="2" />,
        <Example key="3" print={courtPrint} />,
      ]}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
