import type { Meta } from '@storybook/react-vite'
import { Box, Stack } from '../../index.ts'

export default { title: 'Layout/Box' } satisfies Meta

export const Tones = {
  render: () => (
    <Stack>
      <Box padding="l" tone="card" border="line" radius="panel">
        Card with a hairline
      </Box>
      <Box padding="l" tone="raised" radius="cloth">
        Raised
      </Box>
      <Box padding="l" border="dashed" width="narrow">
        Dashed, narrow
      </Box>
    </Stack>
  ),
}
