import type { Meta } from '@storybook/react-vite'
import { Chip, Heading, Inline, TextLink } from '../../index.ts'

export default { title: 'Layout/Inline' } satisfies Meta

export const Between = {
  render: () => (
    <Inline justify="between" align="baseline">
      <Heading level={2}>Orders</Heading>
      <TextLink href="#all">Order history</TextLink>
    </Inline>
  ),
}

export const Wrapping = {
  render: () => (
    <Inline gap="xs">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <Chip key={n}>{`Chip ${n}`}</Chip>
      ))}
    </Inline>
  ),
}
