import type { Meta } from '@storybook/react-vite'
import { Grid, RepeatPreview } from '../../index.ts'
import { tileOf } from '../../stories/images.tsx'
import { quince } from '../../stories/prints.ts'
import { smallScreen } from '../../stories/states.tsx'
import { guide } from './RepeatPreview.docs.ts'

export default {
  title: 'Data/RepeatPreview',
  component: RepeatPreview,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

const tile = { src: tileOf(quince), width: 5, height: 6.25 }
const surfaces = ['fabric', 'wall', 'pillow'] as const
const repeats = ['half-drop', 'mirror'] as const

export const Surfaces = {
  render: () => (
    <Grid columns="three">
      {surfaces.map((surface) => (
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
          tile={{ src: tileOf(quince), width: 8, height: 10 }}
          repeat={repeat}
          surface="fabric"
        />
      ))}
    </Grid>
  ),
}

export const SmallScreen = smallScreen(Surfaces)
