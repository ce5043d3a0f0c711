import type { Meta } from '@storybook/react-vite'
import { Grid, Skeleton } from '../../index.ts'
import { smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Skeleton.docs.ts'
import { skeletonShapes } from './Skeleton.variants.ts'

export default {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: variantArgTypes({ shape: skeletonShapes }),
  parameters: { guide },
} satisfies Meta

export const Shapes = {
  render: () => (
    <Grid columns="four">
      <Skeleton shape="image" />
      <Skeleton shape="text" />
      <Skeleton shape="field" />
      <Skeleton shape="panel" />
    </Grid>
  ),
}

export const SmallScreen = smallScreen(Shapes)
