import type { Meta } from '@storybook/react-vite'
import { Dots, Stack } from '../../index.ts'
import { quince } from '../../stories/prints.ts'

export default { title: 'Brand/Dots' } satisfies Meta

export const Brand = {
  render: () => (
    <Stack>
      <Dots size="strip">Brand dots</Dots>
      <Dots size="title">Title</Dots>
      <Dots size="step">Step</Dots>
      <Dots>Small</Dots>
    </Stack>
  ),
}

export const OfADesign = {
  render: () => (
    <Dots colors={quince.colors} size="strip">
      Quince Orchard
    </Dots>
  ),
}
