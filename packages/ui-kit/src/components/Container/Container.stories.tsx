import type { Meta } from '@storybook/react-vite'
import { Box, Container } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Container.docs.ts'

export default {
  title: 'Layout/Container',
  component: Container,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const Default = {
  render: () => (
    <Container>
      <Box tone="raised" padding="l">
        The page’s width
      </Box>
    </Container>
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
