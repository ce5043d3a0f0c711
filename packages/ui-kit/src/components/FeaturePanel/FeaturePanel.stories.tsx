import type { Meta } from '@storybook/react-vite'
import { Button, FeaturePanel } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'
import { court, stripe } from '../../stories/prints.ts'

export default { title: 'Pieces/FeaturePanel' } satisfies Meta

export const Default = {
  render: () => (
    <FeaturePanel
      title="Hold it first"
      text="An 8 × 8 inch swatch."
      action={<Button href="#swatch">Start a swatch order</Button>}
      pictures={[<Example key="1" print={stripe} />, <Example key="2" />, <Example key="3" print={court} />]}
    />
  ),
}
