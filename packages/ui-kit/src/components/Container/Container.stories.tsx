import type { Meta } from '@storybook/react-vite'
import { Box, Container } from '../../index.ts'

export default { title: 'Layout/Container', parameters: { layout: 'fullscreen' } } satisfies Meta

export const Default = {
  render: () => (
    <Container>
      <Box tone="raised" padding="l">
        The page’s width
      </Box>
    </Container>
  ),
}
