import type { Meta } from '@storybook/react-vite'
import { Box, Columns } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Columns.docs.ts'
import { columnsLayouts } from './Columns.variants.ts'

export default {
  title: 'Layout/Columns',
  component: Columns,
  argTypes: variantArgTypes({ layout: columnsLayouts }),
  parameters: { guide },
} satisfies Meta

export const Facets = {
  render: () => (
    <Columns layout="facets">
      <Box tone="raised" padding="xl">
        First
      </Box>
      <Box tone="card" border="line" padding="xl">
        Second
      </Box>
    </Columns>
  ),
}

export const Product = {
  render: () => (
    <Columns layout="product">
      <Box tone="raised" padding="xl">
        First
      </Box>
      <Box tone="card" border="line" padding="xl">
        Second
      </Box>
    </Columns>
  ),
}

export const Summary = {
  render: () => (
    <Columns layout="summary">
      <Box tone="raised" padding="xl">
        First
      </Box>
      <Box tone="card" border="line" padding="xl">
        Second
      </Box>
    </Columns>
  ),
}

export const Aside = {
  render: () => (
    <Columns layout="aside">
      <Box tone="raised" padding="xl">
        First
      </Box>
      <Box tone="card" border="line" padding="xl">
        Second
      </Box>
    </Columns>
  ),
}

export const Checkout = {
  render: () => (
    <Columns layout="checkout">
      <Box tone="raised" padding="xl">
        First
      </Box>
      <Box tone="card" border="line" padding="xl">
        Second
      </Box>
    </Columns>
  ),
}

export const Account = {
  render: () => (
    <Columns layout="account">
      <Box tone="raised" padding="xl">
        First
      </Box>
      <Box tone="card" border="line" padding="xl">
        Second
      </Box>
    </Columns>
  ),
}

export const LongText = longText(Facets)
export const RightToLeft = rightToLeft(Facets)
export const SmallScreen = smallScreen(Facets)
