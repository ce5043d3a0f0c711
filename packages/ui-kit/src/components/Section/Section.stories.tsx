import type { Meta } from '@storybook/react-vite'
import { Section, Text } from '../../index.ts'

export default { title: 'Layout/Section', parameters: { layout: 'fullscreen' } } satisfies Meta

export const Page = {
  render: () => (
    <Section>
      <Text>A section at its distance.</Text>
    </Section>
  ),
}

export const Raised = {
  render: () => (
    <Section tone="raised">
      <Text>A toned band.</Text>
    </Section>
  ),
}
