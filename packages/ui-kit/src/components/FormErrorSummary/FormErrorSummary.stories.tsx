import type { Meta } from '@storybook/react-vite'
import { FormErrorSummary, Stack, TextInput } from '../../index.ts'

export default { title: 'Forms/FormErrorSummary' } satisfies Meta

export const Default = {
  render: () => (
    <Stack>
      <FormErrorSummary
        title="Two things to mend"
        errors={[
          { fieldId: 'sum-email', message: 'Enter an email address.' },
          { fieldId: 'sum-code', message: 'Enter a postal code.' },
        ]}
      />
      <TextInput id="sum-email" label="Email" error="Enter an email address." />
      <TextInput id="sum-code" label="Postal code" error="Enter a postal code." />
    </Stack>
  ),
}
