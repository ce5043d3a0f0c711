import type { Meta } from '@storybook/react-vite'
import { Grid, Picture } from '../../index.ts'
import { clothOf } from '../../stories/pictures.tsx'
import { court, hours, quince } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Picture.docs.ts'

export default {
  title: 'Data/Picture',
  component: Picture,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Natural = {
  render: () => (
    <Picture srcFor={() => clothOf(quince)} alt="Quince Orchard" width={800} height={1000} sizes="300px" />
  ),
}

export const Ratios = {
  render: () => (
    <Grid columns="three">
      <Picture
        srcFor={() => clothOf(court)}
        alt="Square"
        width={800}
        height={1000}
        sizes="33vw"
        ratio="square"
        radius="cloth"
      />
      <Picture srcFor={() => clothOf(hours)} alt="Tall" width={800} height={1000} sizes="33vw" ratio="tall" />
      <Picture
        srcFor={() => clothOf(quince)}
        alt="Wide"
        width={800}
        height={1000}
        sizes="33vw"
        ratio="wide"
        priority
      />
    </Grid>
  ),
}

export const LongText = longText(Natural)
export const RightToLeft = rightToLeft(Natural)
export const SmallScreen = smallScreen(Natural)
