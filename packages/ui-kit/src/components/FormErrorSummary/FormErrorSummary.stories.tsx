import type { Meta } from '@storybook/react-vite'
import { FormErrorSummary, Stack, TextInput } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './FormErrorSummary.docs.ts'

export default {
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  parameters: { guide },
} satisfies Meta

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

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
