import type { Meta } from '@storybook/react-vite'
import { Grid, Skeleton } from '../../index.ts'

export default { title: 'Feedback/Skeleton' } satisfies Meta

export const Shapes = {
  render: () => (
    <Grid columns="four">
      <Skeleton shape="cloth" />
      <Skeleton shape="text" />
      <Skeleton shape="field" />
      <Skeleton shape="panel" />
    </Grid>
  ),
}
