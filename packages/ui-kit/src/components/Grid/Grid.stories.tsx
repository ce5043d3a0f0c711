import type { Meta } from '@storybook/react-vite'
import { Box, FullWidthGridItem, Grid } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Grid.docs.ts'
import { gridColumns } from './Grid.variants.ts'

export default {
  title: 'Layout/Grid',
  component: Grid,
  argTypes: variantArgTypes({ columns: gridColumns }),
  parameters: { guide },
} satisfies Meta

export const Two = {
  render: () => (
    <Grid columns="two">
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const Three = {
  render: () => (
    <Grid columns="three">
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const Four = {
  render: () => (
    <Grid columns="four">
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const Cards = {
  render: () => (
    <Grid columns="cards">
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const Pair = {
  render: () => (
    <Grid columns="pair">
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const Triple = {
  render: () => (
    <Grid columns="triple">
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const Whole = {
  render: () => (
    <Grid columns="pair">
      <FullWidthGridItem>
        <Box tone="raised" padding="l">
          Whole width
        </Box>
      </FullWidthGridItem>
      {[1, 2, 3, 4].map((n) => (
        <Box key={n} tone="raised" padding="l">
          {n}
        </Box>
      ))}
    </Grid>
  ),
}

export const LongText = longText(Two)
export const RightToLeft = rightToLeft(Two)
export const SmallScreen = smallScreen(Two)
