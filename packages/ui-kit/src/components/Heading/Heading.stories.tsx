import type { Meta } from '@storybook/react-vite'
import { Heading, Stack } from '../../index.ts'

export default { title: 'Type/Heading' } satisfies Meta

export const Sizes = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Cloth with a name
      </Heading>
      <Heading level={2} size="category">
        Printed fabric
      </Heading>
      <Heading level={2} size="page">
        Your cart
      </Heading>
      <Heading level={2} size="section">
        Collections
      </Heading>
      <Heading level={2} size="panel">
        For the trade
      </Heading>
      <Heading level={2} size="group">
        Summary
      </Heading>
      <Heading level={3} size="sub">
        Imani Okafor
      </Heading>
      <Heading level={3} size="card">
        Quince Orchard
      </Heading>
      <Heading level={4}>Fabric</Heading>
    </Stack>
  ),
}
