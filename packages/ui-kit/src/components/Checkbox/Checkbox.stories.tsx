import type { Meta } from '@storybook/react-vite'
import { Checkbox, Stack } from '../../index.ts'

export default { title: 'Forms/Checkbox' } satisfies Meta

export const States = {
  render: () => (
    <Stack gap="none">
      <Checkbox defaultChecked>Use this address for billing too</Checkbox>
      <Checkbox hint="Once a week, never more.">Send me new designs</Checkbox>
      <Checkbox error="Accept the terms to go on.">I accept the terms</Checkbox>
      <Checkbox disabled>Not available</Checkbox>
    </Stack>
  ),
}
