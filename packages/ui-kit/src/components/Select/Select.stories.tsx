import type { Meta } from '@storybook/react-vite'
import { Select, Stack } from '../../index.ts'

export default { title: 'Forms/Select' } satisfies Meta

export const States = {
  render: () => (
    <Stack>
      <Select label="Country">
        <option>United States</option>
        <option>Canada</option>
      </Select>
      <Select label="State" error="Choose a state." size="m">
        <option>Choose</option>
      </Select>
    </Stack>
  ),
}
