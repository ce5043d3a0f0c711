import type { Meta } from '@storybook/react-vite'
import { Box, Stack } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Box.docs.ts'
import { boxBorders, boxRadii, boxTones, boxWidths } from './Box.variants.ts'

export default {
  title: 'Layout/Box',
  component: Box,
  argTypes: variantArgTypes({ tone: boxTones, border: boxBorders, radius: boxRadii, width: boxWidths }),
  parameters: { guide },
} satisfies Meta

export const Tones = {
  render: () => (
    <Stack>
      <Box padding="l" tone="card" border="line" radius="panel">
        Card with a hairline
      </Box>
      <Box padding="l" tone="raised" radius="field">
        Raised
      </Box>
      <Box padding="l" border="dashed" width="narrow">
        Dashed, narrow
      </Box>
    </Stack>
  ),
}

export const LongText = longText(Tones)
export const RightToLeft = rightToLeft(Tones)
export const SmallScreen = smallScreen(Tones)
