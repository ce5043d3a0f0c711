import type { Meta } from '@storybook/react-vite'
import { Grid, RepeatPreview } from '../../index.ts'
import { tileImage } from '../../stories/images.tsx'
import { quincePrint } from '../../stories/prints.ts'
import { smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './RepeatPreview.docs.ts'
import { repeatKinds, repeatSurfaces } from './RepeatPreview.variants.ts'

export default {
  title: 'Data/RepeatPreview',
  component: RepeatPreview,
  argTypes: variantArgTypes({ repeat: repeatKinds, surface: repeatSurfaces }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

const tile = { src: tileImage(quincePrint), width: 5, height: 6.25 }
const repeats = ['half-drop', 'mirror'] as const

export const Surfaces = {
  render: () => (
    <Grid columns="three">
      {repeatSurfaces.map((surface) => (
        <RepeatPreview key={surface} label={`Quince Orchard, ${surface}`} tile={tile} surface={surface} />
      ))}
    </Grid>
  ),
}

export const Repeats = {
  render: () => (
    <Grid columns="two">
      {repeats.map((repeat) => (
        <RepeatPreview
          key={repeat}
          label={`Quince Orchard, ${repeat}`}
          tile={{ src: tileImage(quincePrint), width: 8, height: 10 }}
          repeat={repeat}
          surface="fabric"
        />
      ))}
    </Grid>
  ),
}

export const SmallScreen = smallScreen(Surfaces)
