import type { Meta } from '@storybook/react-vite'
import { Box, Stack, Text } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Stack.docs.ts'
import { stackAlignments } from './Stack.variants.ts'

export default {
  title: 'Layout/Stack',
  component: Stack,
  argTypes: variantArgTypes({ align: stackAlignments }),
  parameters: { guide },
} satisfies Meta

export const Gaps = {
  render: () => (
    <Stack gap="l">
      <Box tone="raised" padding="s">
        One
      </Box>
      <Box tone="raised" padding="s">
        Two
      </Box>
      <Stack align="center" gap="xs">
        <Text>Centred</Text>
        <Text tone="muted">with a small gap</Text>
      </Stack>
    </Stack>
  ),
}

export const LongText = longText(Gaps)
export const RightToLeft = rightToLeft(Gaps)
export const SmallScreen = smallScreen(Gaps)
