import type { Meta } from '@storybook/react-vite'
import { Panel, Stack, TextLink } from '../../index.ts'

export default { title: 'Data/Panel' } satisfies Meta

export const Tones = {
  render: () => (
    <Stack>
      <Panel>Card</Panel>
      <Panel tone="raised">Raised</Panel>
      <Panel tone="dashed">
        <TextLink href="#add">Add an address</TextLink>
      </Panel>
    </Stack>
  ),
}
